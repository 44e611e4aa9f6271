// One direction: shared ← models ← entities ← features ← pages ← app; no import between slices of one layer.
const layers = ['shared', 'models', 'entities', 'features', 'pages', 'app'];
const above = (index) => `^src/(${layers.slice(index + 1).join('|')})/`;

// Machines that build on others, each tier on those before it and none on its own; what is in no tier builds on none.
const modelTiers = [
  ['session', 'snackbars', 'presence'],
  ['auth-flow', 'confirmation', 'drafts', 'online-users', 'profile', 'rooms', 'session-end', 'sign-in-prompt'],
  ['initialization', 'outbox', 'routing'],
  ['module-links'],
];
const below = (tier) => modelTiers.slice(0, tier).flat();

// The mock's rules, each area above those before it: shared, people, …; what many areas say together is at the end.
const mockAreas = [
  'shared',
  'people',
  'venues',
  'bookings',
  'applications',
  'teams',
  'communities',
  'events',
  'games',
  'competitions',
  'feeds',
  'tracking',
  'deciding',
  'endings',
  'readers',
];
const edgeTests = '(\\.test|/testing)\\.ts$';
const mockTests = '(\\.test|/testing)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${layer}-imports-no-layer-above`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: above(index) },
    })),
    {
      name: 'no-import-between-slices',
      comment: 'Compose one layer up: pass children or callbacks.',
      severity: 'error',
      from: { path: '^src/(entities|features|pages)/([^/]+)/' },
      to: { path: '^src/$1/', pathNot: '^src/$1/$2/' },
    },
    {
      name: 'src-imports-no-mock',
      comment: 'Only the one dynamic import that production drops.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/mock\\.ts$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-see-only-the-contract',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', pathNot: '^src/(shared/(api|lib)|tournament|live)/' },
    },
    {
      name: 'edge-imports-what-is-pure',
      comment:
        'It runs on hosts that have neither a browser nor Node: texts, formats, addresses, the shapes of answers, and how a thing is worded.',
      severity: 'error',
      from: { path: '^edge/', pathNot: edgeTests },
      to: {
        pathNot: [
          '^edge/(?!testing)',
          '^src/shared/(i18n|lib)/',
          '^src/shared/routing/(paths|first-paths|search-params|slug-address)\\.ts$',
          '^src/shared/api/(answer-shape\\.ts$|generated/)',
          '^src/shared/platform/clock\\.ts$',
          '^src/entities/(competition/(competition-words|round-words)|event/event-words|game/(game-when|side-name|game-kinds))\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'app-and-mock-know-no-edge',
      severity: 'error',
      from: { path: '^(src|mocks)/' },
      to: { path: '^edge/' },
    },
    {
      name: 'tournament-imports-nothing',
      comment: 'The engine is pure, and could be a package.',
      severity: 'error',
      from: { path: '^src/tournament/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { pathNot: '^src/tournament/' },
    },
    {
      name: 'tournament-has-one-door',
      severity: 'error',
      from: { pathNot: '^src/tournament/' },
      to: { path: '^src/tournament/', pathNot: '^src/tournament/index\\.ts$' },
    },
    {
      name: 'live-imports-the-contract',
      comment: 'The engine of tracked games is pure: types of the contract, and how sets are won.',
      severity: 'error',
      from: { path: '^src/live/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: { pathNot: '^src/(live/|shared/lib/set-rules\\.ts|shared/api/generated/)' },
    },
    {
      name: 'live-has-one-door',
      severity: 'error',
      from: { pathNot: '^src/live/' },
      to: { path: '^src/live/', pathNot: '^src/live/index\\.ts$' },
    },
    ...modelTiers.map((names, tier) => ({
      name: `models-of-tier-${tier}-import-tiers-below`,
      severity: 'error',
      from: { path: `^src/models/(${names.join('|')})/` },
      to: { path: '^src/models/([^/]+)/', pathNot: [`^src/models/(${['$1', ...below(tier)].join('|')})/`] },
    })),
    {
      name: 'models-in-no-tier-import-no-other',
      severity: 'error',
      from: { path: '^src/models/([^/]+)/', pathNot: `^src/models/(${modelTiers.flat().join('|')})/` },
      to: { path: '^src/models/([^/]+)/', pathNot: '^src/models/$1/' },
    },
    ...mockAreas.slice(0, -1).map((area, index) => ({
      name: `mock-rules-of-${area}-import-no-area-above`,
      severity: 'error',
      from: { path: `^mocks/rules/${area}/`, pathNot: mockTests },
      to: { path: `^mocks/rules/(${mockAreas.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'mock-rules-stand-in-a-room',
      comment: 'Name the area in mockAreas, where its place among the others is said.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: mockTests },
      to: { path: '^mocks/rules/', pathNot: [`^mocks/rules/(${mockAreas.join('|')})/`, mockTests] },
    },
    {
      name: 'mock-rules-know-no-view-and-no-handler',
      severity: 'error',
      from: { path: '^mocks/rules/', pathNot: mockTests },
      to: { path: '^mocks/(views|handlers|seed|housekeeping)' },
    },
    {
      name: 'mock-views-know-no-handler',
      severity: 'error',
      from: { path: '^mocks/views/', pathNot: mockTests },
      to: { path: '^mocks/(handlers|seed)/' },
    },
    {
      name: 'mock-handlers-know-no-other-area',
      comment: 'What two areas share is a rule, a view, or in handlers/shared.',
      severity: 'error',
      from: { path: '^mocks/handlers/([^/.]+)(\\.ts$|/)', pathNot: ['^mocks/handlers/index\\.ts$', mockTests] },
      to: { path: '^mocks/handlers/', pathNot: ['^mocks/handlers/shared/', '^mocks/handlers/$1(\\.ts$|/)'] },
    },
    {
      name: 'mock-seed-knows-no-handler',
      severity: 'error',
      from: { path: '^mocks/(seed|db)/', pathNot: mockTests },
      to: { path: '^mocks/handlers/' },
    },
    {
      name: 'mock-has-no-circle',
      comment: 'Not even of types.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { circular: true },
    },
    {
      name: 'models-are-pure',
      comment: 'No React, no DOM library, no network, no firebase in a state machine.',
      severity: 'error',
      from: { path: '^src/models/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|react-router|firebase|ofetch|@tanstack)' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.(woff2|css|svg|json)$', '^virtual:'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'src/shared/api/generated' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
};
