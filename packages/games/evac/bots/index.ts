export { advise, adviseRunner, firstToAct } from './advise.ts'
