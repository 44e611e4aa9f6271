import { createDatabase } from './mocks/db/database.ts';
import { tables } from './mocks/db/tables.ts';
import { seedDatabase } from './mocks/seed/index.ts';
for (const scenario of ['default'] as const) {
  const db = createDatabase(tables); const t=performance.now(); let t1=0;
  await db.transact(async (tx)=>{ await seedDatabase(tx,{now:Date.parse('2026-11-24T10:00:00+01:00'),scenario,seed:1}); t1=performance.now(); });
  const t2=performance.now(); console.log(scenario,'stage',(t1-t).toFixed(),'commit',(t2-t1).toFixed());
  const r=db.read; if (scenario==='default') { const s:Record<string,number>={}; for(const b of r.bookings.all()) s[b.status]=(s[b.status]??0)+1; console.log(r.bookings.count(),s, r.series.count(), r.notifications.count(), r.teamMembers.count(), r.courts.count(), r.venues.count());
  const courts=r.courts.filter(c=>{const v=r.venues.get(c.venue_id)!;return v.status==='published'&&v.is_bookable}); let e=0,et=0,m=0,mt=0; for(const d of ['2026-11-24','2026-11-25']) for(const c of courts){ const b=r.bookings.by('courtDate',c.id,d).filter(b=>b.status!=='Unbooked'); const occ=new Set(b.flatMap(x=>Array.from({length:x.slot_count},(_,n)=>x.time_slot_id+n))); for(let s=3;s<=18;s++){ if(s>=13&&s<=16){et++; if(occ.has(s))e++} else if(s<=6){mt++; if(occ.has(s))m++} } } console.log('evening',e/et,'morning',m/mt);} }
