import { mkdirSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { contentStore } from '../src/vite/contentStore.ts'
const folder='/tmp/lead/bench-content'
rmSync(folder,{recursive:true,force:true}); cpSync('content',folder,{recursive:true})
const paragraph = Array.from({ length: 8 },() => 'The party that gives the notice shall state the day on which it takes effect, and **no other**.').join('\n')
const page=(title:string,number:number)=>`---\ntemplate: plain\ntitle: ${title}\ndescription: A note for measuring, number ${number} of a good many, as long as a description of a page is.\nlede: What is said here is said ${number} times.\nsample: true\n---\n\n## First {#first}\n\n${paragraph}\n\nSee [the topic](/topic-${Math.floor(number / 50)}) and [the rest](#second).\n\n## Second {#second}\n\n${paragraph}\n`
for(let n=0;n<1000;n++){const t=`${folder}/pages/topic-${Math.floor(n/50)}`;if(n%50===0){mkdirSync(t,{recursive:true});writeFileSync(t+'.mdx',page(`Topic ${n/50}`,n))}writeFileSync(`${t}/note-${n}.mdx`,page(`Note ${n}`,n))}
const s=contentStore({content:folder,public:folder+'/x'}); const t=Date.now(); s.load(); console.log('load',Date.now()-t); const u=Date.now(); s.load(); console.log('again',Date.now()-u)
