/** One's own forces, kept in this browser. */
import { costOf, type Faction, FACTION_TITLES } from '@shamble/even-death/forces'
import { useEffect, useState } from 'preact/hooks'
import { Button, IconButton } from '../../../ui/button.tsx'
import { download } from '../../../ui/download.ts'
import { type Draft, draftOf } from './draft.ts'
import {
  type BrokenForce,
  dropForce,
  type Forces,
  type KeptForce,
  keepForce,
  listForces,
  ofFactions,
} from './library.ts'

interface Props {
  readonly draft: Draft
  readonly factions: readonly Faction[]
  readonly onDraft: (draft: Draft) => void
}

const NOTHING: Forces = { kept: [], broken: [] }

/** What is kept, what keeps and drops, and what was told of the last of it. */
function useLibrary() {
  const [forces, setForces] = useState(NOTHING)
  const [told, setTold] = useState('')
  const renew = (): void => void listForces().then(setForces)
  useEffect(renew, [])
  const keep = async (draft: Draft): Promise<void> => {
    const named = { ...draft, title: draft.title.trim() || 'Without a name' }
    const isKept = await keepForce(named)
    setTold(isKept ? `${named.title} is kept in this browser.` : 'This browser keeps nothing: copy the text instead.')
    renew()
  }
  const drop = async ({ id, title }: Pick<KeptForce, 'id' | 'title'>): Promise<void> => {
    await dropForce(id)
    setTold(`${title} is gone.`)
    renew()
  }
  return { forces, told, keep, drop }
}

export function Kept({ draft, factions, onDraft }: Props) {
  const { forces, told, keep, drop } = useLibrary()
  const own = ofFactions(forces, factions)
  return (
    <section class="fb-kept" aria-label="Yours">
      <h2 class="blk cap">Yours</h2>
      {own.length + forces.broken.length > 0 && (
        <ul class="fb-ready">
          {own.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => onDraft(draftOf(one.faction, draft.points, one.title, one.force))}
                aria-pressed={one.title === draft.title && one.faction === draft.faction}
              >
                <span>
                  <b>{one.title}</b>
                  <small>{FACTION_TITLES[one.faction]}</small>
                </span>
                <strong class="mono">{costOf(one.force)}</strong>
              </button>
              <IconButton icon="bin" label={`Throw ${one.title} away`} onClick={() => void drop(one)} />
            </li>
          ))}
          {forces.broken.map((one) => (
            <Broken key={one.id} one={one} onDrop={() => void drop(one)} />
          ))}
        </ul>
      )}
      <Button size="small" icon="save" disabled={draft.force.length === 0} onClick={() => void keep(draft)}>
        Keep this one
      </Button>
      <p class="muted" role="status">
        {told}
      </p>
    </section>
  )
}

const Broken = ({ one, onDrop }: { readonly one: BrokenForce; readonly onDrop: () => void }) => (
  <li class="broken">
    <span>
      <b>{one.title}</b>
      <small>This record is damaged: it is no force any more.</small>
    </span>
    <IconButton
      icon="save"
      label={`Save what is there of ${one.title} to a file`}
      onClick={() => download('shamble-force-remains.json', new Blob([JSON.stringify(one.record)]))}
    />
    <IconButton icon="bin" label={`Throw ${one.title} away`} onClick={onDrop} />
  </li>
)
