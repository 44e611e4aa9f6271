import type { Dictionary } from '../../dictionary.types.ts';
import type { teamform as english } from '../en/teamform.ts';

export const teamform: Dictionary<typeof english> = {
  name: 'Emri',
  sport: 'Sporti',
  city: 'Qyteti',
  foundationYear: 'Viti i themelimit',
  level: 'Niveli',
  gender: 'Gjinia',
  unsaid: 'Pa përcaktuar',
  averageAge: 'Mosha mesatare',
  description: 'Përshkrimi',
  descriptionHint: 'Kur dhe ku luani, dhe kë kërkoni.',
  public: 'Ekip publik',
  publicHint: 'Pa këtë, vetëm anëtarët shohin më shumë se emrin, stemën, sportin dhe qytetin.',
  slug: 'Adresa e faqes',
  slugHint: 'Shkronja të vogla, shifra dhe viza. Lidhjet me adresën e vjetër nuk hapen më.',
  crest: {
    title: 'Stema',
    hint: 'Një foto katrore. Pa të, stemën e vizatojmë nga emri.',
    choose: 'Zgjidh stemën',
    change: 'Ndrysho stemën',
  },
  photos: 'Fotot',
  save: 'Ruaj',
  saved: 'Ekipi u ruajt.',
  start: {
    title: 'Krijo një ekip',
    another: 'Krijo një ekip tjetër',
    intro: 'Fillo me emrin, sportin dhe qytetin. Bëhesh administrator dhe mund të ftosh menjëherë të tjerë.',
    done: 'Ekipi yt u krijua.',
    guest: 'Hyr për të krijuar një ekip.',
  },
};
