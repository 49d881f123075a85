/** A map as a file, out and in; why one that is no map is not taken. */
import { type MapDocument, readMap } from '@shamble/even-death/campaign/forecast'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../../../ui/button.tsx'
import { download } from '../../../../ui/download.ts'

/** What somebody saved, if it is a map; else why not. */
async function mapFrom(file: File): Promise<MapDocument | string> {
  try {
    const read = readMap(JSON.parse(await file.text()))
    return read.ok ? read.value : read.faults.map(({ at, why }) => `${at}: ${why}`).join(' ')
  } catch {
    return 'This file is no map.'
  }
}

interface MapFilesProps {
  readonly map: MapDocument
  readonly onOpened: (map: MapDocument) => void
}

export function MapFiles({ map, onOpened }: MapFilesProps) {
  const [trouble, setTrouble] = useState('')
  // It was said of another file: the map has been changed since.
  useEffect(() => setTrouble(''), [map])
  const open = async (file: File): Promise<void> => {
    const found = await mapFrom(file)
    setTrouble(typeof found === 'string' ? found : '')
    if (typeof found !== 'string') onOpened(found)
  }
  return (
    <>
      {trouble && (
        <p class="bad" role="alert">
          {trouble}
        </p>
      )}
      <Button
        icon="save"
        onClick={() => download('map.json', new Blob([JSON.stringify(map, null, 2)], { type: 'application/json' }))}
      >
        Save the map
      </Button>
      <label class="btn plain normal">
        Open a map
        <input
          class="vh"
          type="file"
          accept=".json"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void open(file)
          }}
        />
      </label>
    </>
  )
}
