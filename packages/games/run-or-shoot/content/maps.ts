/** The fifteen lots of which maps are made, as the specification lists them: centimetres from the lot's own corner. */
import type { LotDrawing } from './lot.ts'

export const LOTS = {
  'corner-store': {
    buildings: [{ id: 'store', rect: [7, 7, 33, 27], wall: 'thick', storeys: 1, roof: 'flat' }],
    partitions: [[7, 13, 33, 13, 'thin', 0]],
    doors: [
      [18, 27, 22, 27, 'standard', 0],
      [27, 13, 31, 13, 'standard', 0],
      [10, 7, 14, 7, 'standard', 0],
    ],
    windows: [
      [9, 27, 15, 27, 'window', 0],
      [25, 27, 31, 27, 'window', 0],
    ],
    ladders: [{ foot: [34.5, 16, 0], head: [31.5, 16, 1] }],
    lairs: [
      { id: 'cellar', mouth: [9.5, 10.5, 0], type: 'covered' },
      { id: 'manhole', mouth: [20, 35, 0], type: 'covered' },
    ],
    caches: [
      { id: 'c1', at: [12, 16, 0], deck: 'food' },
      { id: 'c2', at: [22, 16, 0], deck: 'food' },
      { id: 'c3', at: [29, 23, 0], deck: 'misc' },
    ],
    ambush: [
      { id: 'a1', at: [30, 10, 1], fits: ['smoker', 'hunter'] },
      { id: 'a2', at: [23, 10, 0], fits: ['boomer', 'witch'] },
    ],
    nps: [[14, 24, 0]],
    drifters: [
      [4, 20, 0],
      [20, 31, 0],
      [37, 30, 0],
    ],
  },
  'gun-shop': {
    buildings: [{ id: 'guns', rect: [9, 8, 31, 28], wall: 'thick', storeys: 1, roof: 'flat' }],
    partitions: [[9, 17, 31, 17, 'thick', 0]],
    doors: [
      [18, 28, 22, 28, 'reinforced', 0],
      [24, 17, 28, 17, 'armoured', 0],
      [12, 8, 16, 8, 'reinforced', 0],
    ],
    windows: [
      [10.5, 28, 16.5, 28, 'barred', 0],
      [23.5, 28, 29.5, 28, 'barred', 0],
    ],
    fences: [
      [9, 3, 31, 3, 'board', 0],
      [9, 3, 9, 8, 'board', 0],
      [31, 3, 31, 8, 'board', 0],
    ],
    ladders: [{ foot: [7.5, 22, 0], head: [10.5, 22, 1] }],
    vehicles: [{ id: 'v1', rect: [33, 12, 37, 21], alarm: true }],
    lairs: [
      { id: 'yard', mouth: [28, 5.5, 0], type: 'screened' },
      { id: 'manhole', mouth: [5, 34, 0], type: 'covered' },
    ],
    caches: [
      { id: 'c1', at: [12, 21, 0], deck: 'guns' },
      { id: 'c2', at: [28, 21, 0], deck: 'guns' },
      { id: 'c3', at: [20, 12, 0], deck: 'ordnance' },
    ],
    ambush: [
      { id: 'a1', at: [11, 12, 0], fits: ['boomer', 'witch'] },
      { id: 'a2', at: [20, 26, 1], fits: ['smoker', 'hunter'] },
    ],
    nps: [[29, 12, 0]],
    drifters: [
      [5, 15, 0],
      [20, 33, 0],
      [36, 36, 0],
    ],
  },
  pharmacy: {
    buildings: [{ id: 'pharmacy', rect: [8, 10, 32, 30], wall: 'thick', storeys: 2, roof: 'flat' }],
    partitions: [[8, 20, 32, 20, 'thin', 0]],
    doors: [
      [20, 30, 24, 30, 'standard', 0],
      [14, 20, 18, 20, 'standard', 0],
      [32, 13, 32, 17, 'standard', 0],
    ],
    windows: [
      [10, 30, 16, 30, 'window', 0],
      [8, 14, 8, 18, 'window', 1],
      [24, 30, 30, 30, 'window', 1],
    ],
    stairs: [
      { foot: [10, 12, 0], head: [10, 12, 1] },
      { foot: [30, 12, 1], head: [30, 12, 2] },
    ],
    lairs: [
      { id: 'basement', mouth: [28, 12.5, 0], type: 'covered' },
      { id: 'manhole', mouth: [4, 36, 0], type: 'covered' },
    ],
    caches: [
      { id: 'c1', at: [28, 24, 0], deck: 'drugs' },
      { id: 'c2', at: [11, 24, 0], deck: 'drugs' },
      { id: 'c3', at: [20, 14, 1], deck: 'aid' },
    ],
    ambush: [
      { id: 'a1', at: [20, 28, 2], fits: ['smoker', 'hunter'] },
      { id: 'a2', at: [28, 27, 1], fits: ['witch', 'boomer'] },
    ],
    nps: [[16, 14, 1]],
    drifters: [
      [20, 34, 0],
      [36, 24, 0],
      [5, 6, 0],
    ],
  },
  bungalow: {
    buildings: [{ id: 'house', rect: [12, 10, 28, 24], wall: 'thin', storeys: 1, roof: 'pitched' }],
    partitions: [[20, 10, 20, 24, 'thin', 0]],
    doors: [
      [22, 24, 26, 24, 'standard', 0],
      [20, 15, 20, 19, 'standard', 0],
      [14, 10, 18, 10, 'standard', 0],
    ],
    windows: [
      [13, 24, 17, 24, 'window', 0],
      [28, 13, 28, 17, 'window', 0],
    ],
    fences: [
      [8, 4, 32, 4, 'board', 0],
      [8, 4, 8, 24, 'board', 0],
      [32, 4, 32, 24, 'board', 0],
      [8, 24, 12, 24, 'board', 0],
    ],
    low: [
      [8, 30, 17, 30, 0],
      [23, 30, 32, 30, 0],
    ],
    vehicles: [{ id: 'v1', rect: [34, 24, 38, 33], alarm: true }],
    lairs: [
      { id: 'shed', mouth: [10.5, 6.5, 0], type: 'screened' },
      { id: 'drain', mouth: [4, 32, 0], type: 'covered' },
    ],
    caches: [
      { id: 'c1', at: [14, 20, 0], deck: 'food' },
      { id: 'c2', at: [26, 12, 0], deck: 'misc' },
    ],
    ambush: [
      { id: 'a1', at: [30, 22, 0], fits: ['boomer', 'hunter'] },
      { id: 'a2', at: [14, 12.5, 0], fits: ['witch'] },
    ],
    nps: [[18, 22, 0]],
    drifters: [
      [20, 34, 0],
      [4, 12, 0],
    ],
  },
  'car-park': {
    buildings: [{ id: 'kiosk', rect: [29, 26, 35, 33], wall: 'thin', storeys: 1, roof: 'pitched' }],
    doors: [[29, 28, 29, 32, 'standard', 0]],
    vehicles: [
      { id: 'v1', rect: [8, 9, 12, 18], alarm: true },
      { id: 'v2', rect: [15, 9, 19, 18], alarm: true },
      { id: 'v3', rect: [22, 9, 26, 18], alarm: true },
      { id: 'v4', rect: [29, 9, 33, 18], alarm: false },
      { id: 'v5', rect: [8, 24, 12, 33], alarm: true },
      { id: 'v6', rect: [20, 24, 24, 33], alarm: true },
    ],
    lairs: [
      { id: 'manhole-n', mouth: [20, 21, 0], type: 'covered' },
      { id: 'manhole-s', mouth: [16, 37, 0], type: 'covered' },
    ],
    caches: [{ id: 'c1', at: [32.5, 30, 0], deck: 'misc' }],
    ambush: [{ id: 'a1', at: [16, 28, 0], fits: ['boomer', 'hunter'] }],
    nps: [[33, 28, 0]],
    drifters: [
      [5, 21, 0],
      [27, 36, 0],
      [36, 21, 0],
      [20, 6, 0],
    ],
  },
  'petrol-station': {
    buildings: [
      { id: 'kiosk', rect: [8, 8, 22, 18], wall: 'thick', storeys: 1, roof: 'flat' },
      { id: 'garage', rect: [27, 7, 35, 17], wall: 'thick', storeys: 1, roof: 'flat' },
    ],
    doors: [
      [14, 18, 18, 18, 'standard', 0],
      [29, 17, 33, 17, 'reinforced', 0],
    ],
    windows: [[9, 18, 13, 18, 'window', 0]],
    ladders: [{ foot: [23.5, 10, 0], head: [20.5, 10, 1] }],
    low: [
      [10, 25, 18, 25, 0],
      [10, 30, 18, 30, 0],
    ],
    vehicles: [
      { id: 'v1', rect: [26, 24, 30, 33], alarm: true },
      { id: 'v2', rect: [10, 26.5, 18, 28.5], alarm: false },
    ],
    lairs: [
      { id: 'pit', mouth: [31, 10, 0], type: 'screened' },
      { id: 'manhole', mouth: [36, 36, 0], type: 'covered' },
    ],
    caches: [
      { id: 'c1', at: [10.5, 10.5, 0], deck: 'fuel' },
      { id: 'c2', at: [20, 15, 0], deck: 'food' },
      { id: 'c3', at: [20, 27.5, 0], deck: 'fuel' },
    ],
    ambush: [
      { id: 'a1', at: [12, 12, 1], fits: ['smoker', 'hunter'] },
      { id: 'a2', at: [24.5, 15, 0], fits: ['boomer'] },
    ],
    nps: [[12, 15, 0]],
    drifters: [
      [5, 22, 0],
      [22, 21, 0],
      [33, 29, 0],
    ],
  },
  warehouse: {
    buildings: [{ id: 'warehouse', rect: [6, 8, 34, 32], wall: 'thick', storeys: 1, roof: 'flat' }],
    partitions: [
      [24, 8, 24, 16, 'thin', 0],
      [24, 16, 34, 16, 'thin', 0],
    ],
    doors: [
      [9, 32, 13, 32, 'reinforced', 0],
      [34, 10, 34, 14, 'standard', 0],
      [24, 10, 24, 14, 'standard', 0],
    ],
    ladders: [{ foot: [8, 10, 0], head: [8, 10, 1] }],
    low: [
      [12, 18, 20, 18, 0],
      [12, 24, 20, 24, 0],
      [26, 21, 26, 28, 0],
    ],
    lairs: [
      { id: 'loading-pit', mouth: [31, 29, 0], type: 'covered' },
      { id: 'drain', mouth: [20, 36, 0], type: 'covered' },
    ],
    caches: [
      { id: 'c1', at: [16, 21, 0], deck: 'food' },
      { id: 'c2', at: [31, 19, 0], deck: 'food' },
      { id: 'c3', at: [31, 11, 0], deck: 'tools' },
    ],
    ambush: [
      { id: 'a1', at: [31, 29, 1], fits: ['smoker', 'hunter'] },
      { id: 'a2', at: [16, 26.5, 0], fits: ['boomer', 'witch'] },
    ],
    nps: [[28, 14, 0]],
    drifters: [
      [20, 5, 0],
      [3, 20, 0],
      [37, 28, 0],
    ],
  },
  park: {
    woods: [
      [8, 8, 18, 20, 0],
      [24, 22, 34, 34, 0],
    ],
    water: [[23, 8, 29, 14, 0]],
    low: [
      [6, 24, 16, 24, 0],
      [20, 17, 30, 17, 0],
    ],
    lairs: [
      { id: 'thicket', mouth: [12, 13, 0], type: 'screened' },
      { id: 'culvert', mouth: [31, 11, 0], type: 'covered' },
    ],
    caches: [{ id: 'c1', at: [20, 30, 0], deck: 'misc' }],
    ambush: [
      { id: 'a1', at: [29, 28, 0], fits: ['hunter', 'boomer'] },
      { id: 'a2', at: [11, 31, 0], fits: ['witch'] },
    ],
    nps: [[16, 18, 0]],
    drifters: [
      [20, 21, 0],
      [35, 6, 0],
      [6, 36, 0],
      [36, 20, 0],
    ],
  },
  'safe-house': {
    buildings: [{ id: 'safehouse', rect: [10, 10, 30, 28], wall: 'thick', storeys: 1, roof: 'flat' }],
    doors: [
      [18, 28, 22, 28, 'armoured', 0],
      [10, 14, 10, 18, 'armoured', 0],
    ],
    windows: [
      [11.5, 28, 15.5, 28, 'barred', 0],
      [24.5, 28, 28.5, 28, 'barred', 0],
      [30, 16, 30, 20, 'barred', 0],
    ],
    fences: [
      [5, 5, 35, 5, 'wire', 0],
      [5, 5, 5, 35, 'wire', 0],
      [35, 5, 35, 35, 'wire', 0],
      [5, 35, 17, 35, 'wire', 0],
      [23, 35, 35, 35, 'wire', 0],
    ],
    ladders: [{ foot: [31.5, 24, 0], head: [28.5, 24, 1] }],
    lairs: [
      { id: 'manhole', mouth: [37.5, 37.5, 0], type: 'covered' },
      { id: 'drain', mouth: [2.5, 20, 0], type: 'covered' },
    ],
    caches: [
      { id: 'c1', at: [12, 12, 0], deck: 'aid' },
      { id: 'c2', at: [28, 12, 0], deck: 'ordnance' },
    ],
    ambush: [
      { id: 'a1', at: [20, 7.5, 0], fits: ['boomer', 'hunter'] },
      { id: 'a2', at: [28, 12, 1], fits: ['smoker'] },
    ],
    nps: [[20, 14, 0]],
    drifters: [
      [2.5, 36, 0],
      [20, 38, 0],
      [37.5, 20, 0],
    ],
  },
  apartments: {
    buildings: [{ id: 'flats', rect: [8, 7, 32, 31], wall: 'thick', storeys: 2, roof: 'flat' }],
    partitions: [
      [8, 15, 32, 15, 'thin', 0],
      [8, 23, 32, 23, 'thin', 0],
      [20, 7, 20, 15, 'thin', 0],
      [20, 23, 20, 31, 'thin', 0],
      [8, 15, 32, 15, 'thin', 1],
      [8, 23, 32, 23, 'thin', 1],
      [20, 7, 20, 15, 'thin', 1],
      [20, 23, 20, 31, 'thin', 1],
    ],
    doors: [
      [8, 17, 8, 21, 'standard', 0],
      [32, 17, 32, 21, 'standard', 0],
      [12, 15, 16, 15, 'standard', 0],
      [24, 15, 28, 15, 'standard', 0],
      [12, 23, 16, 23, 'standard', 0],
      [24, 23, 28, 23, 'standard', 0],
      [12, 15, 16, 15, 'standard', 1],
      [24, 15, 28, 15, 'standard', 1],
      [12, 23, 16, 23, 'standard', 1],
      [24, 23, 28, 23, 'reinforced', 1],
    ],
    windows: [
      [22, 31, 26, 31, 'window', 0],
      [10, 7, 14, 7, 'window', 0],
      [28, 7, 31, 7, 'window', 1],
      [10, 31, 14, 31, 'window', 1],
    ],
    stairs: [
      { foot: [20, 17, 0], head: [20, 17, 1] },
      { foot: [30, 21, 1], head: [30, 21, 2] },
    ],
    lairs: [
      { id: 'laundry', mouth: [29, 10, 0], type: 'screened' },
      { id: 'boiler', mouth: [10.5, 28, 0], type: 'screened' },
    ],
    caches: [
      { id: 'c1', at: [17, 9.5, 0], deck: 'misc' },
      { id: 'c2', at: [23, 29, 1], deck: 'aid' },
      { id: 'c3', at: [11, 10, 1], deck: 'food' },
    ],
    ambush: [
      { id: 'a1', at: [28, 10, 1], fits: ['witch'] },
      { id: 'a2', at: [9.5, 19, 2], fits: ['smoker', 'hunter'] },
      { id: 'a3', at: [22.5, 25.5, 0], fits: ['boomer'] },
    ],
    nps: [
      [29, 28, 1],
      [11, 28, 1],
      [18, 10, 1],
      [29, 26, 1],
    ],
    drifters: [
      [4, 19, 0],
      [36, 19, 0],
      [20, 35, 0],
      [24, 19, 0],
    ],
  },
  school: {
    buildings: [{ id: 'school', rect: [6, 8, 34, 24], wall: 'thick', storeys: 1, roof: 'flat' }],
    partitions: [
      [6, 14, 34, 14, 'thin', 0],
      [6, 18, 34, 18, 'thin', 0],
      [20, 8, 20, 14, 'thin', 0],
      [20, 18, 20, 24, 'thin', 0],
    ],
    doors: [
      [6, 14, 6, 18, 'standard', 0],
      [34, 14, 34, 18, 'standard', 0],
      [10, 14, 14, 14, 'standard', 0],
      [26, 14, 30, 14, 'standard', 0],
      [10, 18, 14, 18, 'standard', 0],
      [26, 18, 30, 18, 'standard', 0],
    ],
    windows: [
      [9, 24, 15, 24, 'window', 0],
      [24, 24, 30, 24, 'window', 0],
    ],
    fences: [
      [6, 34, 16, 34, 'wire', 0],
      [24, 34, 34, 34, 'wire', 0],
      [6, 24, 6, 34, 'wire', 0],
      [34, 24, 34, 34, 'wire', 0],
    ],
    ladders: [{ foot: [4.5, 21, 0], head: [7.5, 21, 1] }],
    vehicles: [{ id: 'bus', rect: [9, 27, 21, 31], alarm: true }],
    lairs: [
      { id: 'boiler', mouth: [31.5, 10.5, 0], type: 'screened' },
      { id: 'drain', mouth: [37, 36, 0], type: 'covered' },
    ],
    caches: [
      { id: 'c1', at: [18, 10, 0], deck: 'aid' },
      { id: 'c2', at: [22, 22, 0], deck: 'misc' },
    ],
    ambush: [
      { id: 'a1', at: [22, 11, 0], fits: ['witch', 'boomer'] },
      { id: 'a2', at: [31, 20, 1], fits: ['smoker', 'hunter'] },
    ],
    nps: [
      [8, 10, 0],
      [8, 22, 0],
      [17, 22, 0],
      [32, 22, 0],
    ],
    drifters: [
      [28, 29, 0],
      [37, 11, 0],
      [20, 37, 0],
      [16, 16, 0],
    ],
  },
  clinic: {
    buildings: [{ id: 'clinic', rect: [7, 9, 33, 29], wall: 'thick', storeys: 1, roof: 'flat' }],
    partitions: [
      [7, 19, 33, 19, 'thin', 0],
      [16, 9, 16, 19, 'thin', 0],
      [25, 9, 25, 19, 'thin', 0],
    ],
    doors: [
      [18, 29, 22, 29, 'standard', 0],
      [18, 19, 22, 19, 'standard', 0],
      [16, 12, 16, 16, 'standard', 0],
      [25, 12, 25, 16, 'standard', 0],
      [27, 9, 31, 9, 'reinforced', 0],
    ],
    windows: [
      [9, 29, 15, 29, 'window', 0],
      [25, 29, 31, 29, 'window', 0],
    ],
    ladders: [{ foot: [5.5, 14, 0], head: [8.5, 14, 1] }],
    vehicles: [{ id: 'ambulance', rect: [35, 14, 38.5, 22], alarm: true }],
    lairs: [
      { id: 'mortuary', mouth: [31, 16.5, 0], type: 'screened' },
      { id: 'manhole', mouth: [20, 36, 0], type: 'covered' },
    ],
    caches: [
      { id: 'c1', at: [9, 11, 0], deck: 'drugs' },
      { id: 'c2', at: [14, 17, 0], deck: 'drugs' },
      { id: 'c3', at: [27, 11.5, 0], deck: 'aid' },
      { id: 'c4', at: [30, 26, 0], deck: 'misc' },
    ],
    ambush: [
      { id: 'a1', at: [9, 17, 0], fits: ['boomer', 'witch'] },
      { id: 'a2', at: [30, 26, 1], fits: ['smoker', 'hunter'] },
    ],
    nps: [[20, 11, 0]],
    drifters: [
      [3, 30, 0],
      [26, 34, 0],
      [20, 5, 0],
      [12, 24, 0],
    ],
  },
  'building-site': {
    buildings: [
      { id: 'container-a', rect: [10, 10, 22, 14], wall: 'thick', storeys: 1, roof: 'flat' },
      { id: 'container-b', rect: [26, 20, 30, 30], wall: 'thick', storeys: 1, roof: 'flat' },
      { id: 'scaffold', rect: [11, 22, 18, 29], wall: 'thick', storeys: 1, roof: 'flat' },
    ],
    fences: [
      [6, 6, 34, 6, 'board', 0],
      [6, 6, 6, 34, 'board', 0],
      [34, 6, 34, 16, 'board', 0],
      [34, 22, 34, 34, 'board', 0],
      [6, 34, 16, 34, 'board', 0],
      [24, 34, 34, 34, 'board', 0],
    ],
    ladders: [
      { foot: [19.5, 25, 0], head: [16.5, 25, 1] },
      { foot: [24.5, 25, 0], head: [28, 25, 1] },
    ],
    low: [[12, 18, 20, 18, 0]],
    lairs: [
      { id: 'trench', mouth: [31, 10, 0], type: 'covered' },
      { id: 'behind-container', mouth: [8, 12, 0], type: 'screened' },
    ],
    caches: [
      { id: 'c1', at: [32, 32, 0], deck: 'tools' },
      { id: 'c2', at: [13, 24, 1], deck: 'misc' },
    ],
    ambush: [
      { id: 'a1', at: [28, 28, 1], fits: ['smoker', 'hunter'] },
      { id: 'a2', at: [8.5, 31, 0], fits: ['boomer', 'witch'] },
    ],
    nps: [[13, 27, 1]],
    drifters: [
      [24, 17, 0],
      [37, 19, 0],
      [20, 37, 0],
    ],
  },
  'landing-ground': {
    buildings: [{ id: 'hut', rect: [30, 15, 37, 25], wall: 'thin', storeys: 1, roof: 'pitched' }],
    doors: [[30, 18, 30, 22, 'reinforced', 0]],
    windows: [[32, 25, 35, 25, 'barred', 0]],
    low: [
      [8, 8, 16, 8, 0],
      [24, 8, 32, 8, 0],
      [8, 32, 16, 32, 0],
      [24, 32, 32, 32, 0],
      [8, 8, 8, 16, 0],
      [8, 24, 8, 32, 0],
    ],
    lairs: [
      { id: 'drain-nw', mouth: [3, 3, 0], type: 'covered' },
      { id: 'drain-se', mouth: [37, 37, 0], type: 'covered' },
    ],
    caches: [{ id: 'c1', at: [35, 17, 0], deck: 'ordnance' }],
    ambush: [{ id: 'a1', at: [4, 36, 0], fits: ['boomer', 'hunter'] }],
    nps: [[35, 23, 0]],
    drifters: [
      [20, 4, 0],
      [4, 20, 0],
      [20, 36, 0],
    ],
  },
  quay: {
    buildings: [
      { id: 'boathouse', rect: [5, 7, 16, 20], wall: 'thin', storeys: 1, roof: 'flat' },
      { id: 'harbour-office', rect: [26, 7, 36, 18], wall: 'thick', storeys: 1, roof: 'flat' },
    ],
    doors: [
      [16, 11, 16, 15, 'standard', 0],
      [26, 10, 26, 14, 'reinforced', 0],
      [18, 26, 22, 26, 'reinforced', 0],
    ],
    windows: [[29, 18, 33, 18, 'window', 0]],
    fences: [
      [0, 26, 18, 26, 'board', 0],
      [22, 26, 40, 26, 'board', 0],
    ],
    water: [
      [0, 30, 16, 40, 0],
      [24, 30, 40, 40, 0],
    ],
    ladders: [
      { foot: [24.5, 8.5, 0], head: [28, 8.5, 1] },
      { foot: [3.5, 12, 0], head: [6.5, 12, 1] },
    ],
    lairs: [
      { id: 'sewer', mouth: [20, 4, 0], type: 'covered' },
      { id: 'nets', mouth: [8, 23, 0], type: 'covered' },
    ],
    caches: [
      { id: 'c1', at: [8, 17, 0], deck: 'fuel' },
      { id: 'c2', at: [34, 9, 0], deck: 'ordnance' },
      { id: 'c3', at: [34, 16, 0], deck: 'aid' },
    ],
    ambush: [
      { id: 'a1', at: [34, 9, 1], fits: ['smoker', 'hunter'] },
      { id: 'a2', at: [37.5, 23, 0], fits: ['boomer', 'witch'] },
    ],
    nps: [[7.5, 9.5, 0]],
    drifters: [
      [20, 20, 0],
      [3, 3, 0],
      [38, 3, 0],
    ],
  },
} as const satisfies Readonly<Record<string, LotDrawing>>

export type LotId = keyof typeof LOTS
