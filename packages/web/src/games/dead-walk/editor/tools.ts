/** The tools for a measured table of Dead Walk Again. */
import type { Tool, ToolGroup } from '../../../editor/face.ts'

const tool = (id: string, label: string, key: string, lays: Tool['lays'], icon: string, asks: string): Tool => ({
  id,
  label,
  key,
  lays,
  icon,
  asks,
})

const AREA = 'Drag from corner to corner, or press for one of the usual size.'
const LINE = 'Drag from end to end, or press.'

export const TOOL_GROUPS: readonly ToolGroup[] = [
  {
    title: 'Buildings',
    tools: [
      tool('building', 'Building', 'b', 'area', 'M4 20V9l8-5 8 5v11zM10 20v-6h4v6', `A building. ${AREA}`),
      tool(
        'room',
        'Room',
        'm',
        'area',
        'M4 5h16v14H4zM4 12h7v7',
        'A room inside a building. Drag from corner to corner.',
      ),
      tool(
        'inner',
        'Wall',
        'i',
        'line',
        'M4 5h16v14H4zM12 5v14',
        'Drag across a room: it becomes two, with a wall between them.',
      ),
      tool('door', 'Door', 'd', 'point', 'M6 21V3.500h12V21M3.500 21h17M14.500 12v1.500', 'Press near a wall.'),
      tool('window', 'Window', 'w', 'point', 'M5 5h14v14H5zM12 5v14M5 12h14', 'Press near a wall.'),
      tool('ladder', 'Ladder', 'l', 'point', 'M8 3v18M16 3v18M8 7h8M8 12h8M8 17h8', 'Press near an outer wall.'),
    ],
  },
  {
    title: 'Terrain',
    tools: [
      tool('road', 'Road', 'r', 'area', 'M8 3 4 21M16 3l4 18M12 4v3M12 10v4M12 17v3', `A road, only drawn. ${AREA}`),
      tool(
        'vehicle',
        'Vehicle',
        'v',
        'line',
        'M3 14l3-6h10l5 4v4H3zM6.500 16v2.500M17.500 16v2.500M9 8v4h10',
        'Drag the way it faces, or press; its kind can be changed.',
      ),
      tool('low', 'Low wall', 'f', 'line', 'M3 9h18v6H3zM9 9v6M15 9v6', `A low wall, fence or hedge. ${LINE}`),
      tool('block', 'Block', 'k', 'area', 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9', `Something solid. ${AREA}`),
      tool(
        'tree',
        'Tree',
        't',
        'point',
        'M12 21v-7M6 11a6 6 0 1 1 12 0 4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4z',
        'Press where it grows.',
      ),
    ],
  },
  {
    title: 'Places',
    tools: [
      tool(
        'zone',
        'Zone',
        'a',
        'area',
        'M4 4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12V8M12 4h0M9 15l6-6',
        `Where the players begin. ${AREA}`,
      ),
      tool(
        'exit',
        'Exit',
        'x',
        'line',
        'M14 4h6v16h-6M3 12h12M11 8l4 4-4 4',
        'Drag along an edge of the table, or press near one.',
      ),
      tool(
        'entry',
        'Entry',
        'e',
        'point',
        'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM12 8v8M8.500 12.500 12 16l3.500-3.500',
        'Press where zombies turn up.',
      ),
    ],
  },
  {
    title: 'Figures',
    tools: [
      tool(
        'human',
        'Human',
        'h',
        'point',
        'M8.500 8a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0zM4.500 20.500c.5-5 3.500-7 7.500-7s7 2 7.500 7',
        'Press where somebody of the players stands.',
      ),
      tool(
        'friend',
        'Friend',
        'n',
        'point',
        'M5 9a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM2.500 19c.4-4 2.500-6 5.500-6s5 2 5.500 6M17 8v8M13 12h8',
        'Press where somebody waits who joins whoever finds him.',
      ),
      tool(
        'zombie',
        'Zombie',
        'z',
        'point',
        'M19.900 9.200a8.400 8.400 0 1 0 .1 4.600 2.300 2.300 0 0 1-.1-4.600zM8 11l3-.5M13.500 12l2.500.3',
        'Press where it stands.',
      ),
      tool('marker', 'Marker', 'j', 'point', 'M5 5h14v14H5zM12 8.500v7M8.500 12h7', 'Press where something lies.'),
    ],
  },
]
