/** Imported first: furnishes jsdom before the page's own modules look at it. */
import { furnish } from './browser'

furnish()
