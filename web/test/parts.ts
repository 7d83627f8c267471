/** Fetches all that the page fetches later, so that a test need not wait for it. */
export async function fetchParts(): Promise<void> {
  await Promise.all([
    import('../src/texts/loading').then(({ enter }) =>
      enter('everywhere', 'lobby', 'table', 'company', 'estate', 'race', 'report'),
    ),
    import('../src/estate'),
    import('../src/estate/EstateSheets.svelte'),
    import('../src/lobby/NamesSheet.svelte'),
    import('../src/lobby/NewTable.svelte'),
    import('../src/lobby/WaitingRoom.svelte'),
    import('../src/race'),
    import('../src/table/OpenMatters.svelte'),
    import('../src/table/OpenSheet.svelte'),
    import('../src/table/RuleBook.svelte'),
    import('../src/table/TablePage.svelte'),
    import('../src/ui/SettingsSheet.svelte'),
  ])
}
