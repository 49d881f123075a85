import { deadWalk } from '@shamble/dead-walk'
import { playGame } from '@shamble/bots'
import { anyGame } from '@shamble/kernel'
const [list='mercy', level='competent', n='6', team] = process.argv.slice(2)
const all=['lawless-street','shopping-list','mercy','night-at-millers','nine-forty-bus','quiet-hands','last-boat']
for (const scenario of list==='all'?all:list.split(',')){
  const g:any={}; let refused=0,noend=0,cmds=0,surv=0; const why:any={}; let turns=0
  const s=process.cpuUsage()
  for(let i=0;i<Number(n);i++){
    let last:any
    try{
    const r=playGame({game:anyGame(deadWalk),options:team?{scenario,team}:{scenario},level:level as any,seed:`r${i}`,budget:{nodes:200},maxCommands:4000,onCommand:(p:any,t:any)=>{last=t.state}})
    refused+=r.refused; cmds+=r.commands; turns+=r.turns; if(!r.outcome) noend++
    g[last?.grade??'none']=(g[last?.grade??'none']??0)+1
    surv+=last.humans.filter((h:any)=>!h.isNpc&&(h.status==='escaped'||h.status==='alive')).length
    }catch(e:any){ console.log('THROW',scenario,`r${i}`,e.stack.split('\n').slice(0,4).join(' | ')) }
  }
  const u=process.cpuUsage(s)
  const hero=((g['major-hero']??0)+(g['minor-hero']??0))/Number(n)
  console.log(scenario.padEnd(18), (100*hero).toFixed(0)+'%', JSON.stringify(g),'surv',(surv/Number(n)).toFixed(1),'turns',(turns/Number(n)).toFixed(1),'refused',refused,'noend',noend,'us/cmd',((u.user+u.system)/cmds).toFixed(0),'s',((u.user+u.system)/1e6).toFixed(1))
}
