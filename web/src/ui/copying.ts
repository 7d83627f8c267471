/** Copies the text of a field; without https, as in most homes, there is only the old way. */
export async function copyOf(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.select()
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else works there
    return document.execCommand('copy')
  }
}
