/** What all printed pages share. No rule is written at an element: a page that forbids it can show these, too. */
export const STYLE = `\
.printout { margin: 0; background: #8a8f8c; color: #111; letter-spacing: normal; font: 400 8pt/1.3 Archivo, "Helvetica Neue", Arial, sans-serif; }
.printout *, .printout *::before { box-sizing: border-box; margin: 0; padding: 0; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.p-page { position: relative; overflow: hidden; margin: 6mm auto; background: #fff; break-after: page; break-inside: avoid; }
.p-page:last-of-type { break-after: auto; }
@media print {
  .printout { background: none; }
  .p-page { margin: 0; }
}
.p-block { position: absolute; display: grid; }
.p-piece { position: relative; overflow: hidden; }
.p-cuts { position: absolute; inset: 0; width: 100%; height: 100%; z-index: 1; pointer-events: none; }
.p-cuts path { fill: none; stroke: #777; stroke-width: .12; }
.p-cuts .p-ticks { stroke: #000; stroke-width: .2; }
.p-strip { position: absolute; font-size: 5.5pt; line-height: 3mm; color: #444; white-space: nowrap; overflow: hidden; }
.p-strip b { font-weight: 600; }
.p-at-side { left: 4mm; top: 5mm; bottom: 5mm; width: 3mm; writing-mode: vertical-rl; transform: rotate(180deg); }
.p-at-side span { margin-block-start: 3mm; }
.p-at-top { left: 5mm; right: 5mm; top: 5mm; }
.p-at-top b, .p-at-top span { display: block; }

.p-line { fill: none; stroke: #111; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.p-solid { fill: #111; }
.p-pale { fill: #e3e5df; stroke: #111; stroke-width: 1.2; stroke-linejoin: round; }
.p-pad { fill: #fff; stroke: #111; stroke-width: .9; }
.p-tile, .p-counter { display: block; width: 100%; height: 100%; }
.p-outdoor { fill: #e4e5df; }
.p-corner { fill: #efefeb; }
.p-squares { fill: none; stroke: #a9aca6; stroke-width: .012; }
.p-wall { fill: none; stroke: #111; stroke-width: .1; stroke-linecap: square; }
.p-corners { fill: none; stroke: #111; stroke-width: .02; }
.p-circle { fill: #2f6fb7; stroke: #111; stroke-width: .03; }
.p-star { fill: #3c8f4a; stroke: #111; stroke-width: .7; stroke-linejoin: round; }
.p-star-number { font: 700 9px Arial, sans-serif; text-anchor: middle; fill: #fff; }
.p-tile-name { font: 600 15px Archivo, Arial, sans-serif; fill: #333; }
.p-fold { fill: none; stroke: #555; stroke-width: .35; stroke-dasharray: 1.6 1.2; }
.p-shaded { fill: #d2d5cf; }
.p-number { font: 700 10px Archivo, Arial, sans-serif; fill: #111; }
.p-label { font: 600 4.7px Archivo, Arial, sans-serif; text-anchor: middle; fill: #111; }
.p-back { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 2mm; width: 100%; height: 100%; border: 3mm double #999; text-align: center; }
.p-back b { font-size: 13pt; }

.p-card { display: flex; flex-direction: column; align-items: center; height: 100%; padding: 4mm; text-align: center; border: 1.2mm solid #e3e5df; }
.p-card.p-dark { border-color: #333; }
.p-card h3 { font-size: 11pt; line-height: 1.15; }
.p-card-art { flex: 1 1 0; min-height: 0; width: 100%; margin: 1mm 0; }
.p-card-art .p-line, .p-tile .p-line { stroke-width: .9; }
.p-card-art .p-pale { stroke-width: .8; }
.p-family { font-size: 6.5pt; color: #444; border-top: .2mm solid #777; padding-top: 1mm; width: 100%; }
.p-says { margin: 1mm 0; font-size: 8.5pt; line-height: 1.25; }
.p-card footer { font-size: 5.5pt; color: #555; }
.p-boxes { display: inline-flex; flex-wrap: wrap; gap: .5mm; }
.p-boxes i { width: 2.5mm; height: 2.5mm; border: .2mm solid #333; }
.p-boxes .p-5 { margin-right: .7mm; }
.p-card .p-boxes { width: 31.2mm; margin: 0 0 1mm; }

.p-character { display: flex; flex-direction: column; gap: 1mm; height: 100%; padding: 4.5mm; }
.p-character header { display: flex; gap: 3mm; align-items: center; }
.p-character header svg { width: 13mm; height: 13mm; flex: none; }
.p-character h3 { font-size: 14pt; line-height: 1.1; }
.p-character h4 { font-size: 7.5pt; margin-top: 1mm; }
.p-character dl { display: flex; flex-wrap: wrap; gap: 1mm 4mm; border-block: .2mm solid #777; padding: 1mm 0; }
.p-character dl div { display: flex; gap: 1.2mm; align-items: baseline; }
.p-character dt { font-size: 6.5pt; color: #444; }
.p-character dd { font-size: 7.5pt; font-weight: 700; }
.p-track div { display: flex; align-items: center; gap: 1.5mm; margin-bottom: .6mm; }
.p-track span { font-size: 6.5pt; white-space: nowrap; }
.p-track .p-boxes { flex-wrap: nowrap; gap: .2mm; }
.p-track .p-boxes .p-5 { margin-right: .5mm; }
.p-track .p-boxes i { width: 2mm; height: 2.6mm; }
.p-track .p-few { gap: 1mm; }
.p-track .p-few i { width: 4mm; height: 4mm; }
.printout table { border-collapse: collapse; width: 100%; font-size: 7pt; }
.printout th, .printout td { padding: .4mm 1mm; border-bottom: .15mm solid #aaa; text-align: left; font-weight: 400; }
.printout th { color: #444; border-bottom-color: #333; }
.printout ul { list-style: none; }
.printout li { font-size: 7pt; line-height: 1.25; margin-bottom: .7mm; }
.p-clause { font-size: 5.2pt; color: #555; font-weight: 400; white-space: nowrap; }
.p-source { line-height: 1; margin-bottom: 1mm; text-align: right; }

.p-reference, .p-record { height: 100%; display: flex; flex-direction: column; }
.p-reference header { border-bottom: .3mm solid #111; padding-bottom: 1mm; margin-bottom: 2mm; }
.p-reference h2, .p-record h2 { font-size: 14pt; }
.p-reference header p { font-size: 6.5pt; color: #444; }
.p-columns { flex: 1 1 0; min-height: 0; columns: 2; column-gap: 6mm; column-fill: auto; }
.p-columns section { margin-bottom: 2.5mm; }
.p-columns h3 { font-size: 9pt; border-bottom: .2mm solid #777; margin-bottom: .8mm; break-after: avoid; }
.p-columns li, .p-columns table { font-size: 7.5pt; }
.p-columns li, .p-columns table { break-inside: avoid; }
.p-record h3 { font-size: 9pt; margin: 3mm 0 1mm; }
.p-record::after { content: ""; flex: 1 1 0; margin-top: 4mm; background: repeating-linear-gradient(#fff 0 7.7mm, #ccc 7.7mm 8mm); }
.p-rows { display: grid; gap: .9mm 6mm; }
.p-rows-2 { grid-template-columns: 1fr 1fr; }
.p-rows-3 { grid-template-columns: 1fr 1fr 1fr; }
.p-rows > div { display: flex; align-items: center; gap: 2mm; }
.p-rows b { min-width: 6mm; font-size: 8pt; }
.p-rows em { font-size: 6.5pt; font-style: normal; color: #444; }

.p-template svg { display: block; width: 100%; overflow: visible; }
.p-template svg path, .p-template svg circle { fill: none; stroke: #111; stroke-width: .3; }
.p-template .p-tick { stroke-width: .2; }
.p-template figcaption { height: 13mm; padding: 1mm 1.5mm; font-size: 7.5pt; line-height: 1.2; text-align: center; }
.p-template figcaption span { display: block; font-size: 6.2pt; }
.p-mark, .p-ruler, .p-plan-word { text-anchor: middle; font: 600 26px Archivo, "Helvetica Neue", Arial, sans-serif; fill: #111; }
.p-plan { height: 100%; display: flex; flex-direction: column; gap: 2mm; }
.p-plan h2 { font-size: 14pt; }
.p-plan svg { width: 190mm; max-height: 188mm; }
.p-plan-key { font-size: 6.5pt; color: #444; }
.p-plan ul { columns: 2; column-gap: 6mm; }
.p-plan-word, .p-ruler { font-size: 21px; paint-order: stroke; stroke: #fff; stroke-width: 5px; stroke-linejoin: round; }
.p-ruler { font-weight: 400; fill: #444; }
.p-raster { fill: none; stroke: #bbb; stroke-width: .1; }
.p-border { fill: none; stroke: #111; stroke-width: .5; }
.p-area { stroke: #111; stroke-width: .3; fill: none; }
.p-area.p-road { fill: #eee; stroke: none; }
.p-area.p-zone { stroke-dasharray: 1.5 1; stroke-width: .4; fill: #f6f6f6; }
.p-area.p-building { fill: #fff; stroke-width: .9; }
.p-area.p-room { stroke-width: .6; }
.p-area.p-piece { fill: #d9d9d9; }
.p-area.p-green { fill: #eee; stroke-dasharray: .6 .6; }
.p-wall-line { fill: none; stroke: #111; stroke-width: .7; }
.p-fence-line { fill: none; stroke: #111; stroke-width: 1.2; stroke-dasharray: .25 1.1; }
.p-rungs { fill: none; stroke: #111; stroke-width: .45; }
.p-low { fill: none; stroke: #111; stroke-width: 1.4; }
.p-low-core { fill: none; stroke: #fff; stroke-width: .7; }
.p-gap { fill: none; stroke: #fff; stroke-width: 1.6; }
.p-door { fill: none; stroke: #111; stroke-width: .9; stroke-dasharray: .9 .5; }
.p-window { fill: none; stroke: #111; stroke-width: .25; }
.p-open { fill: none; stroke: none; }
.p-barricaded, .p-barred { fill: none; stroke: #111; stroke-width: 1.6; stroke-dasharray: .35 .35; }
.p-plan-list { font-size: 7.5pt; display: flex; flex-wrap: wrap; gap: .5mm 5mm; }
.p-plan-list span { white-space: nowrap; }
.p-exit { fill: none; stroke: #111; stroke-width: 1.6; stroke-dasharray: 2.4 1.2; }
.p-thing { fill: #fff; stroke: #111; stroke-width: .4; }
`
