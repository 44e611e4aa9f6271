import type { Dictionary } from '../../dictionary.types.ts';
import type { auth as english } from '../en/auth.ts';

export const auth: Dictionary<typeof english> = {
  login: {
    title: 'Hyr',
    subtitle: 'Mirë se erdhe përsëri.',
    submit: 'Hyr',
    forgot: 'Harrove fjalëkalimin?',
    noAccount: 'Nuk ke ende llogari?',
    or: 'ose',
    with: 'Vazhdo me {{provider}}',
    failed: 'Numri i telefonit ose fjalëkalimi nuk është i saktë.',
  },
  register: {
    title: 'Regjistrohu',
    subtitle: 'Ju dërgojmë një kod në telefon.',
    submit: 'Regjistrohu',
    haveAccount: 'Ke një llogari?',
    terms: 'Pranoj kushtet e përdorimit',
    readTerms: 'Kushtet e përdorimit',
    privacy: 'Privatësia',
  },
  verify: {
    title: 'Shkruaj kodin',
    sentTo: 'Dërguam një kod me 6 shifra në numrin {{phone}}.',
    submit: 'Verifiko',
    resend: 'Dërgo përsëri kodin',
    resendIn_one: 'Dërgo përsëri pas {{count}} sekonde',
    resendIn_other: 'Dërgo përsëri pas {{count}} sekondash',
    resent: 'Kodi i ri është nisur.',
    changeNumber: 'Përdor një numër tjetër',
  },
  forgot: {
    title: 'Harrove fjalëkalimin?',
    subtitle: 'Shkruani numrin e telefonit dhe ju dërgojmë një kod.',
    submit: 'Dërgo kodin',
    backToLogin: 'Kthehu te hyrja',
  },
  credentials: {
    title: 'Vendos fjalëkalimin',
    subtitle: 'Të paktën {{min}} karaktere.',
    submit: 'Ruaj fjalëkalimin',
    done: 'Fjalëkalimi u ruajt.',
  },
  profile: {
    title: 'Plotëso profilin',
    subtitle: 'Që të tjerët ta dinë me kë luajnë.',
    submit: 'Ruaj profilin',
    done: 'Profili u ruajt.',
    picture: 'Fotoja e profilit',
    addPicture: 'Shto foto',
  },
  fields: {
    password: 'Fjalëkalimi',
    passwordConfirmation: 'Përsërit fjalëkalimin',
    code: 'Kodi',
    birthYear: 'Viti i lindjes',
    fullName: 'Emri dhe mbiemri',
    showPassword: 'Shfaq fjalëkalimin',
    hidePassword: 'Fshih fjalëkalimin',
  },
};
