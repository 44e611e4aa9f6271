import type { Dictionary } from '../../dictionary.types.ts';
import type { auth as english } from '../en/auth.ts';

export const auth: Dictionary<typeof english> = {
  login: {
    title: 'Hyr',
    subtitle: 'Mirë se erdhe përsëri.',
    submit: 'Hyr',
    forgot: 'Harrove fjalëkalimin?',
    otherWays: 'Mënyra të tjera për të hyrë',
  },
  social: {
    or: 'ose',
    continue: 'Vazhdo me {{provider}}',
    failed: 'Hyrja nuk u konfirmua. Provoni përsëri.',
  },
  register: {
    title: 'Krijo një llogari',
    subtitle: 'Ju dërgojmë një kod në telefon, për t’u siguruar që numri është juaji.',
    terms: 'Pranoj kushtet e përdorimit dhe njoftimin e privatësisë.',
    submit: 'Dërgo kodin',
    haveAccount: 'Keni një llogari?',
  },
  forgot: {
    title: 'Harrove fjalëkalimin?',
    subtitle: 'Na tregoni numrin tuaj. Me kodin që ju dërgojmë mund të vendosni një fjalëkalim të ri.',
    back: 'Kthehu te hyrja',
  },
  verify: {
    title: 'Shkruaj kodin',
    sentTo: 'Dërguam 6 shifra te',
    code: 'Kodi',
    wait: 'Mund të kërkoni një kod tjetër pas {{time}}.',
    resend: 'Dërgo një kod tjetër',
    sent: 'Një kod tjetër është rrugës.',
    changeNumber: 'Ndrysho numrin',
  },
  credentials: {
    title: 'Zgjidh një fjalëkalim',
    newTitle: 'Zgjidh një fjalëkalim të ri',
    subtitle: 'Me të dhe me numrin e telefonit do të hyni në llogari.',
    hint: 'Të paktën 8 karaktere.',
    submit: 'Ruaj fjalëkalimin',
    keep: 'Mbaj fjalëkalimin e vjetër',
  },
  profile: {
    title: 'Profili yt',
    subtitle: 'Qendrat sportive dhe ekipet shohin emrin tuaj. Ky është hapi i fundit.',
    picture: 'Fotoja',
    choosePicture: 'Zgjidh një foto',
    changePicture: 'Ndrysho foton',
    removePicture: 'Hiq',
    name: 'Emri',
    birthYear: 'Viti i lindjes',
    submit: 'Ruaj profilin',
  },
  legal: {
    terms: {
      title: 'Kushtet e përdorimit',
      first:
        'Me Fusha gjeni dhe rezervoni fusha sportive. Rezervimi është mes jush dhe qendrës sportive: vlejnë çmimet, rregullat dhe afatet e saj të anulimit.',
      second: 'Rezervoni vetëm atë që do të përdorni dhe anuloni me kohë, që të luajnë edhe të tjerët.',
      third:
        'Llogaria është vetëm juaja. Mos ia tregoni fjalëkalimin askujt dhe jepni një numër telefoni që është juaji.',
      fourth: 'Mund të mbyllim llogari që u bëjnë dëm të tjerëve. Llogarinë tuaj mund ta fshini kur të doni.',
    },
    privacy: {
      title: 'Njoftimi i privatësisë',
      first: 'Ruajmë numrin tuaj të telefonit, emrin, vitin e lindjes, qytetin dhe foton, nëse e shtoni.',
      second: 'Qendra sportive ku rezervoni sheh emrin dhe numrin tuaj. Lojtarët e tjerë shohin emrin dhe foton.',
      third: 'Nuk i shesim të dhënat tuaja dhe i përdorim vetëm për Fusha.',
      fourth:
        'Kur fshini llogarinë, fshihen edhe të dhënat tuaja. Rezervimet e kaluara mbeten te qendra sportive, pa emrin tuaj.',
    },
  },
  fields: {
    password: 'Fjalëkalimi',
    passwordConfirmation: 'Përsërit fjalëkalimin',
    showPassword: 'Shfaq shkronjat',
    hidePassword: 'Fshih shkronjat',
  },
  countries: {
    al: 'Shqipëri',
    xk: 'Kosovë',
    mk: 'Maqedonia e Veriut',
    me: 'Mali i Zi',
    gr: 'Greqi',
    it: 'Itali',
    de: 'Gjermani',
    ch: 'Zvicër',
    at: 'Austri',
    gb: 'Mbretëria e Bashkuar',
    us: 'Shtetet e Bashkuara',
  },
  account: {
    edit: 'Ndrysho profilin',
    saved: 'Profili juaj u ruajt.',
    phone: 'Telefoni',
    city: 'Qyteti',
    settings: 'Gjuha dhe pamja',
  },
  delete: {
    title: 'Fshi llogarinë',
    intro: 'Fshihen profilet, qendrat e preferuara dhe njoftimet tuaja. Rezervimet që nuk kanë filluar anulohen.',
    question: 'Të fshihet llogaria juaj?',
    final: 'Ky veprim nuk mund të zhbëhet.',
    done: 'Llogaria juaj u fshi.',
  },
};
