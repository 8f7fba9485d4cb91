/**
 * Who reads a text, by the file it stands in: visitors, who have every word in
 * their language, or only owners, whose screens stay English where nobody
 * translates them. A file of both names its texts.
 *
 * @see I18N-710
 */

/**
 * What visitors read. `*` is within a folder, `**` goes through folders.
 *
 * @type {{ files: string, only?: string[], except?: string[] }[]}
 */
export const FOR_VISITORS = [
	// Blocks, as everybody gets them.
	{
		files: 'plugin/blocks/*/render.php',
		except: [ 'Only people who can edit this site see this note. …' ],
	},
	{
		files: 'plugin/includes/Content/{Countdown,Disclosure,Feeds,Gallery,Menus,Numbers,Paging,Posts,Quotes,Saved,Sections,Slides,Video}/**',
	},
	{ files: 'plugin/includes/Content/LightboxTexts.php' },
	{ files: 'plugin/includes/Content/Frames/Frames.php' },
	{
		files: 'plugin/includes/Content/Map/{MapMarkup,MapService,Pin}.php',
	},
	{
		files: 'plugin/includes/Content/Projects/Projects.php',
		// The titles of archives: the others are words of wp-admin.
		only: [
			'Categories',
			'Project categories',
			'Projects',
			'Project',
			'Project category',
			'Project archives',
		],
	},
	{ files: 'plugin/includes/Core/{Blocks/Root,Page/*}.php' },
	{ files: 'plugin/includes/Effects/**' },
	{ files: 'plugin/includes/Business/OpeningHours.php' },
	{ files: 'plugin/includes/Core/Support/{Percent,Text}.php' },

	// Forms, sign-ups, and what is mailed to those who fill them in.
	{ files: 'plugin/includes/Forms/{Answers,Checks,Fields,Views}/**' },
	{
		files: 'plugin/includes/Forms/Definition/{FormLimits,FormMessages}.php',
	},
	{
		files: 'plugin/includes/Forms/Uploads/{FileFlaw,ReceivedFiles,Uploads}.php',
	},
	{
		files: 'plugin/includes/Leads/{Mails/Autoresponder,Replies/ReplyService}.php',
	},
	{ files: 'plugin/includes/Leads/Intake/**' },
	{
		files: 'plugin/includes/Newsletter/{Digest,Signups}/**',
		// What the preview of emails calls it.
		except: [ 'Sign-up confirmation' ],
	},
	{ files: 'plugin/includes/Mail/Design/Markup.php' },
	{
		files: 'plugin/includes/Newsletter/Lists/{FeedLink,ListLabel,ListMails,ListPages,SignupForm}.php',
	},
	{ files: 'plugin/includes/Newsletter/Subscribers/Frequency.php' },

	// Refusals that a page shows.
	{ files: 'plugin/includes/Core/Support/ErrorKey.php' },
	{
		files: 'plugin/includes/Core/Support/EventError.php',
		only: [
			'Too many requests in a short time. …',
			'The database is not responding. …',
		],
	},

	// Consent: the banner, and what the dialog tells of each service.
	{
		files: 'plugin/includes/Consent/{BannerMarkup,BannerWords,ChoicesMarkup,FooterLink,OwnStorage}.php',
	},
	{
		files: 'plugin/includes/AbTests/Records/CountingService.php',
	},
	{ files: 'plugin/includes/Leads/LeadStorage.php' },
	{ files: 'plugin/includes/Popups/{PopupMarkup,PopupStorage}.php' },
	{ files: 'plugin/includes/Spam/SpamServices.php' },
	{
		files: 'plugin/includes/Tracking/Services/*',
		// Errors of their settings.
		except: [ 'Enter …', 'Use …' ],
	},

	// Search and shop.
	{
		files: 'plugin/includes/Search/{BusinessAnswers,DidYouMean,MarkedResults,SearchForm}.php',
	},
	{
		files: 'plugin/includes/Shop/{BackInStock,Cart,Catalogue,Checkout,Drawer,Filters,Product}/**',
	},
	{
		files: 'plugin/includes/Shop/Orders/{CartRevision,CheckoutIdempotency,OrderAttribution,ShopStorage}.php',
	},

	// The copy of their data that people may ask for.
	{ files: 'plugin/includes/Leads/Inbox/LeadPersonalData.php' },
	{ files: 'plugin/includes/Mail/MailPersonalData.php' },
	{ files: 'plugin/includes/Newsletter/SubscriberPersonalData.php' },
	{ files: 'plugin/includes/Newsletter/Subscribers/SubscriberStatus.php' },

	// What the theme's templates say by themselves; other patterns are words to begin with.
	{ files: 'theme/patterns/hidden-*.php' },
	{ files: 'theme/patterns/footer*.php', only: [ 'Footer' ] },
	{ files: 'theme/inc/MissingWords.php' },
	{
		files: 'theme/inc/Shop.php',
		only: [
			'See the whole shop',
			'New in the shop',
			'Images of the product',
		],
	},
];

/**
 * What owners read alone: settings, screens, commands, Site Health, the REST
 * API, and words to begin with. A file with texts that no line of either list
 * names fails a test: somebody has to say who reads it.
 */
export const FOR_OWNERS = [
	'plugin/brolga.php',
	'plugin/blocks/*/block.json',
	'plugin/{blocks,src}/**.{ts,tsx}',
	'plugin/patterns/**',
	'plugin/includes/*.php',
	'plugin/includes/{Ai,Demo,Health,Kits,Move,Outbox,Privacy,Seo,Toolbar,Webhooks}/**',
	'plugin/includes/**/*{Ability,Check,Command,Controller,Download,Export,News,Policy,Probe,Report,Screen,Section,Widget}.php',
	'plugin/includes/AbTests/{Goals,Pages,Records,Registry,Results}/**',
	'plugin/includes/Consent/FoundCookies.php',
	'plugin/includes/Updates/{FatalErrorCheck,ReleaseSource,VerifiedInstall}.php',
	'plugin/includes/Content/Lists/**',
	'plugin/includes/Content/{Business/Bindings,Map/Geocoder,Projects/BaseField}.php',
	'plugin/includes/Core/{Abilities,Admin,Caches,Cli,Export,Health,Http,Import,Jobs,Lifecycle,Log,Rest,Security,Settings}/**',
	'plugin/includes/Core/{Blocks/BlockTypes,Policy/StrictPolicy}.php',
	'plugin/includes/Forms/{Definition/FormPatterns,Definition/FormStart,Uploads/UploadAttachments,Uploads/UploadBudget,Uploads/UploadFolder}.php',
	'plugin/includes/Leads/{Export,Filters,Import,Replies,Reports}/**',
	'plugin/includes/Leads/Inbox/{*Lead,*Leads,AddLeadNote,ChangeLeadStatus}.php',
	'plugin/includes/Leads/{LeadFilter,LeadStatus,Mails/Notifications}.php',
	'plugin/includes/Mail/{MailTrouble,SenderDomain,TestMail}.php',
	'plugin/includes/Newsletter/{Admin,Import,Providers}/**',
	'plugin/includes/Newsletter/Lists/{Enrolment,EnrolmentOutcome}.php',
	'plugin/includes/Popups/{PopupPatterns,Screen/*,Settings/*,Triggers/*}.php',
	'plugin/includes/Shop/Orders/OrderBox.php',
	'plugin/includes/Spam/Wording/Sign.php',
	'plugin/includes/Tracking/TrackedPage.php',
	'theme/{style.css,theme.json,styles/**}',
	'theme/patterns/**',
	'theme/inc/{PatternLinks,PatternPlaces,Theme}.php',
];

/** A glob as an expression: `*`, `**` and `{a,b}` are all there is. */
const expressions = new Map();
const expression = ( glob ) => {
	if ( ! expressions.has( glob ) ) {
		const source = glob.replace( /[.+^$()|[\]\\]/g, '\\$&' ).replace(
			/\*\*\/|\*\*|\*|\{|\}|,/g,
			( found ) =>
				( {
					'**/': '(?:.*/)?',
					'**': '.*',
					'*': '[^/]*',
					'{': '(?:',
					'}': ')',
					',': '|',
				} )[ found ]
		);
		expressions.set( glob, new RegExp( `^${ source }$` ) );
	}
	return expressions.get( glob );
};

/** Whether a file is one of those that a glob means. */
export const isOf = ( glob, file ) => expression( glob ).test( file );

/** Names and keywords that WordPress shows where pages are made. */
const isOfEditor = ( context = '' ) =>
	/^(Pattern|block (?:title|description|keyword|style|variation)|Name of|Style variation|Template part|Custom template) ?/.test(
		context
	);

/** Whether one of these is the text, or, where it ends with `…`, its beginning. */
const isAmong = ( text, named ) =>
	named.some( ( name ) =>
		name.endsWith( '…' )
			? text.startsWith( name.slice( 0, -1 ) )
			: text === name
	);

/**
 * Whether a text is read by visitors, as it stands in one file.
 *
 * @param {{ text: string, context?: string, file: string }} text
 */
export const isForVisitors = ( { text, context, file } ) =>
	! isOfEditor( context ) &&
	FOR_VISITORS.some(
		( { files, only, except = [] } ) =>
			isOf( files, file ) &&
			( ! only || isAmong( text, only ) ) &&
			! isAmong( text, except )
	);
