/** The report of a simulation: everything it needs is in the file itself. */
import { mount } from 'svelte'
import '../../tokens.css'
import '../../app.css'
import './report.css'
import { settings, type Language } from '../../ui/settings.svelte'
import type { Board } from '../../protocol'
import Report from './Report.svelte'
import type { Summary } from '../../report/summary'

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
