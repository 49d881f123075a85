import { engine } from './engine/start.ts'
export function App() {
  void engine().list()
  return <p>Shamble</p>
}
