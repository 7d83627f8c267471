/** The report of a simulation: everything it needs is in the file itself. */
import { mount } from 'svelte'
import '../../tokens.css'
import '../../app.css'
import './report.css'
import { settings, type Language } from '../../ui/settings.svelte'
import type { Board } from '../../protocol'
import { learn, type Texts } from '../../texts/known'
import Report from './Report.svelte'
import type { Summary } from '../../report/summary'

const FILES = import.meta.glob<Texts>('../../../../src/holotable/locales/*/page/{everywhere,estate,race,report}.ftl', {
  eager: true,
  import: 'default',
})
for (const [file, texts] of Object.entries(FILES)) learn(file.split('/').at(-3) ?? '', texts)

interface ReportData {
  language: Language
  summary: Summary
  board: Board
}

const told = JSON.parse(document.getElementById('told')?.textContent ?? '{}') as ReportData
const target = document.getElementById('report')
if (target) {
  settings.speak(told.language)
  mount(Report, { target, props: { summary: told.summary, board: told.board } })
}
