/** Every text in every language, at hand before a test begins. */
import { learn, type Texts } from '../src/texts/known'

const FILES = import.meta.glob<Texts>('../../src/holotable/locales/*/page/*.ftl', { eager: true, import: 'default' })
for (const [file, texts] of Object.entries(FILES)) learn(file.split('/').at(-3) ?? '', texts)
