import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/ui.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { startRouter } from './router.ts'
import { startSettings } from './settings/settings.ts'

startSettings()
startRouter()
const root = document.getElementById('app')
if (root) render(<App />, root)

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('./sw.js').catch(() => {}))
