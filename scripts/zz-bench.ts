import { deadWalk } from '@shamble/dead-walk'
import { playGame } from '@shamble/bots'
import { anyGame } from '@shamble/kernel'
import { fieldTo, costFrom } from '@shamble/table'
import { workGround } from '../packages/games/dead-walk/rules/01-ground.ts'
let states:any[]=[];let book:any
playGame({game:anyGame(deadWalk),options:{scenario:'mercy'},level:'competent',seed:'b',budget:{nodes:1},maxCommands:60,onCommand:(p:any,t:any)=>{book=t.book; states.push(structuredClone({z:t.state.zombies,h:t.state.humans})); (states as any).s=t.state}})
const g=workGround((states as any).s,book)
for(let k=0;k<3;k++){let s=performance.now(); let n=300; let c=0
for(let i=0;i<n;i++){const f=fieldTo(g.ways,{x:2000+i*20,y:8000+i},g.prices);c++}
console.log('fieldTo us',(performance.now()-s)*1000/n)
const f=fieldTo(g.ways,{x:5500,y:11000},g.prices); s=performance.now()
for(let i=0;i<3000;i++) costFrom(f,{x:1500+i*3,y:9000+i%2000})
console.log('costFrom us',(performance.now()-s)*1000/3000)}
