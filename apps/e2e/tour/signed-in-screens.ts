import { demoIds } from '../setup/demo-ids.ts';
import { choose, inTurn, open, press, spend, type TourPart, type TourScreen } from './screens.ts';

const dashboardTabs = [
  [
    'overview',
    'Portfolio Overview',
    'Four figures that lead, each with its working and its change since last month, net worth over time, and the next events.',
  ],
  ['investment', 'Investment Analysis', 'Assets by type.'],
  ['mortgage', 'Mortgage Details', 'The home loan to its last repayment, and how old one is then.'],
  [
    'tax',
    'Tax Analysis',
    'Tax from today on, then the tax of a year by bracket, for both partners, with the scale of each year since 2020-21.',
  ],
  ['liabilities', 'Liabilities', 'Debts by type, how much of the credit is used, and each loan.'],
  ['retirement', 'Retirement', 'What is needed, what there will be, and every assumption in between.'],
  ['properties', 'Your Properties', 'What an adviser assigned.'],
  ['saved', 'Saved Properties', 'What the client saved from the catalogue.'],
] as const;

const tabScreens: readonly TourScreen[] = dashboardTabs.map(([id, title, text]) => ({
  id: `dashboard-${id}`,
  title: `Dashboard: ${title}`,
  path: `/client-dashboard?tab=${id}`,
  isBelowHead: id !== 'overview',
  text,
}));

export const clientPart: TourPart = {
  title: 'For clients',
  text: 'What they own, owe, earn and plan, in one place. The pictures show the demo; its badge is on every screen.',
  viewer: 'Client',
  screens: [
    ...tabScreens,
    {
      id: 'edit-details',
      title: 'Edit Your Details',
      path: '/client-dashboard',
      text: 'The client’s own record. The adviser’s form has the same sections.',
      steps: open('Edit Details'),
    },
    {
      id: 'catalogue',
      title: 'Properties',
      path: '/properties',
      text: 'The catalogue: searched, filtered, sorted and saved from.',
    },
    {
      id: 'property',
      title: 'A property',
      path: `/property/${demoIds.property}`,
      text: 'Facts, a projection from the property’s own growth and yield, and what a loan for it costs.',
    },
    {
      id: 'plans',
      title: 'Your plans',
      path: '/plans',
      text: 'Up to ten plans of one’s own, and what the adviser published.',
    },
    {
      id: 'published-plan',
      title: 'A plan from the adviser',
      path: `/plans/${demoIds.draft}`,
      text: 'As it was published, with the options chosen alone; below it what was locked as presented, each to open and as a PDF.',
      steps: press('Versions'),
    },
    {
      id: 'suggestion',
      title: 'A suggestion to the adviser',
      path: `/plans/${demoIds.draft}`,
      text: 'Changes are tried in a copy. What differs can be sent, a line each, after a look at it; the published plan stays.',
      steps: inTurn(press('Try changes'), spend('4,600'), press('Send as suggestion')),
    },
    {
      id: 'account',
      title: 'Your account',
      path: '/account',
      text: 'Password, authenticator app, emails asked for, where one is signed in, a copy of all one’s data, and the way out.',
    },
  ],
};

export const adviserPart: TourPart = {
  title: 'For advisers',
  text: 'Clients, properties and leads.',
  viewer: 'Admin',
  screens: [
    {
      id: 'admin-dashboard',
      title: 'Admin Dashboard',
      path: '/admin-dashboard',
      text: 'What there is, what arrived since, and the way to everything else. Tables are searched and sorted by the server.',
    },
    {
      id: 'admin-reset',
      title: 'Password Reset',
      path: '/admin-dashboard',
      text: 'Sends a client a link that sets a new password.',
      steps: open('Reset Password'),
    },
    {
      id: 'today',
      title: 'Today',
      path: '/admin/today',
      text: 'What is due, who waits for an answer and for how long, and whose details to ask about again.',
    },
    {
      id: 'clients',
      title: 'Clients',
      path: '/admin/clients',
      text: 'Each client in one line: net worth, LVR, last contact and next action.',
    },
    {
      id: 'leads',
      title: 'Leads',
      path: '/admin/leads',
      text: 'Everybody who asked for a report or a session, filtered and sorted by the server; new ones appear by themselves.',
    },
    {
      id: 'leads-board',
      title: 'Leads, as a board',
      path: '/admin/leads?view=board',
      text: 'The same leads by how far they are; a card is dragged, or moved by its menu or by keyboard.',
    },
    {
      id: 'sources',
      title: 'Sources and conversion',
      path: '/admin/leads/sources',
      text: 'What became of the leads of a period, by where they came from: clients, settled loans, and why deals were lost.',
    },
    {
      id: 'lead',
      title: 'A lead',
      path: `/admin/leads/${demoIds.lead}`,
      text: 'What was asked for, worked out anew, with the consent, the emails, the deal, notes and what comes next.',
    },
    {
      id: 'find',
      title: 'Find',
      path: '/admin/clients',
      text: 'Ctrl+K finds a client, a lead or a property by name, and goes to any screen.',
      steps: async (page) => {
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        if (await menu.isVisible()) await menu.click();
        await press('Find')(page);
        await page.getByRole('dialog').getByRole('combobox').fill('an');
        await page.getByRole('dialog').getByRole('option').first().waitFor();
      },
    },
    {
      id: 'practice',
      title: 'Practice',
      path: '/admin/practice',
      text: 'Name, contact, licence lines, logo and colour that clients’ reports and emails carry.',
    },
    {
      id: 'outbox',
      title: 'Outbox',
      path: '/admin/outbox',
      text: 'Emails that wait, went or failed, each with its reason.',
    },
    {
      id: 'client-form',
      title: 'A client’s details',
      path: `/admin/client/${demoIds.client}`,
      text: 'One tab for each section. Two advisers who save at once see each other’s changes instead of losing them.',
    },
    {
      id: 'client-form-assets',
      title: 'A client’s assets',
      path: `/admin/client/${demoIds.client}`,
      text: 'Assets and liabilities are rows that open.',
      steps: inTurn(choose('Assets')),
    },
    {
      id: 'client-tasks',
      title: 'A client’s tasks',
      path: `/admin/client/${demoIds.client}?part=tasks`,
      text: 'What is to be done for a client, each with its day; what is due stands in Today.',
    },
    {
      id: 'client-activity',
      title: 'A client’s activity',
      path: `/admin/client/${demoIds.client}?part=activity`,
      text: 'Who did what to the record and when, from the audit log. Notes, leads and properties are beside it.',
    },
    {
      id: 'client-view',
      title: 'View as client',
      path: `/admin/client/${demoIds.client}/view`,
      text: 'The client’s own dashboard, read only; the look is recorded.',
    },
    {
      id: 'client-plans',
      title: 'Plans of a client',
      path: `/admin/client/${demoIds.client}?part=plans`,
      text: 'Drafts, what was published and presented, and the client’s own, each with its figure, last change and law.',
    },
    {
      id: 'publish',
      title: 'A plan, published',
      path: `/admin/client/${demoIds.client}/plans/${demoIds.draft}`,
      text: 'The options that the client is shown, a look at it as they will see it, and what it is said to be. Others stay hidden.',
      steps: press('Publish'),
    },
    {
      id: 'present',
      title: 'A plan, presented',
      path: `/admin/client/${demoIds.client}/plans/${demoIds.draft}`,
      text: 'Six steps over the whole screen, one idea each; a change is tried out and kept or dropped, and what was shown can be locked.',
      steps: inTurn(open('Present'), press('next')),
    },
    {
      id: 'new-client',
      title: 'New client',
      path: '/admin-client',
      text: 'The same form, empty. Leaving it with something typed asks first.',
    },
    {
      id: 'add-property',
      title: 'Add a property',
      path: '/add-property',
      text: 'With a picture, which is decoded and encoded anew before anybody sees it.',
    },
    {
      id: 'admin-property',
      title: 'A property, to edit',
      path: `/admin/property/${demoIds.property}`,
      text: 'What clients see, and what only advisers do.',
      steps: press('Edit Property'),
    },
    {
      id: 'property-files',
      title: 'Properties from a file',
      path: '/admin/properties/files',
      text: 'A CSV file is checked line by line before anything is stored; the catalogue as a file comes back the same way.',
    },
    {
      id: 'assign-property',
      title: 'Assign a property',
      path: `/assign-property?client=${demoIds.client}&property=${demoIds.property}`,
      text: 'A client and a property, what it costs them, and whether they likely afford it.',
    },
  ],
};

export const developmentPart: TourPart = {
  title: 'For developers',
  text: 'Only outside production, while `DIAGNOSTICS` is on; otherwise these addresses are not found.',
  viewer: 'visitor',
  screens: [
    {
      id: 'database-test',
      title: 'Database Permission Test',
      path: '/database-test',
      text: 'Makes a test administrator and tries what it may do.',
      steps: press('Test API Endpoints'),
    },
  ],
};
