/**
 * Everything that has a look, told by what there is: pages and patterns by the
 * site, screens by the menu of wp-admin, blocks by their block.json, emails by
 * what writes them. What is new is listed without anybody's doing.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MAILS } from '../../../tests/support/shown-mails.mjs';
import { PAGES, patterns } from '../../../tests/support/shown-pages.mjs';
import { evaluate } from '../../../tests/support/smoke.mjs';
import { ROOT } from '../paths.mjs';

/**
 * @typedef {Object} Look
 * @property {string}  kind     Of screens, blocks, pages, patterns, emails.
 * @property {string}  name     What it is called within its kind.
 * @property {string}  [path]   Its address on the site.
 * @property {number}  [status] What the server answers there.
 * @property {string}  [html]   Its markup, where it has no address.
 * @property {Object}  [block]  A block's metadata.
 */

export const WIDTHS = [ 1280, 375 ];

/** How many of each kind are looked at in passing. */
const SAMPLE = { screens: 6, blocks: 7, pages: 8, patterns: 8, emails: 2 };

/** @return {Promise<Look[]>} */
async function blocks() {
	const folder = join( ROOT, 'plugin/blocks' );
	const names = ( await readdir( folder ) ).toSorted();
	return Promise.all(
		names.map( async ( name ) => ( {
			kind: 'blocks',
			name,
			block: JSON.parse(
				await readFile( join( folder, name, 'block.json' ), 'utf8' )
			),
		} ) )
	);
}

/** PHP that returns the addresses of what screens of ours open: sections of the settings, a lead, a test, a popup. */
const BELOW = `
	wp_set_current_user( 1 );
	$ask   = static fn ( string $route ): array => (array) rest_do_request( new WP_REST_Request( 'GET', "/brolga/v1/$route" ) )->get_data();
	$first = static fn ( string $type ): int => get_posts( [ 'post_type' => $type, 'numberposts' => 1, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC', 'post_status' => 'any' ] )[0];
	$paths = [
		'a lead'      => 'admin.php?page=brolga-leads&lead=2',
		'a test'      => 'admin.php?page=brolga-experiments&test=' . ( (array) array_values( (array) ( $ask( 'tests' )['tests'] ?? $ask( 'tests' ) ) )[0] )['key'],
		'a popup'     => 'post.php?action=edit&post=' . $first( 'brolga_popup' ),
		'a project'   => 'post.php?action=edit&post=' . $first( 'brolga_project' ),
		'the homepage' => 'post.php?action=edit&post=' . get_option( 'page_on_front' ),
	];
	foreach ( $ask( 'settings' ) as $section ) {
		$paths[ "settings of {$section['id']}" ] = "admin.php?page=brolga-settings&section={$section['id']}";
	}
	return $paths;
`;

/**
 * The screens of ours that the menu of wp-admin leads to, and what these open.
 *
 * @param {string}                          dir
 * @param {import('./camera.mjs').Camera} camera
 * @return {Promise<Look[]>}
 */
async function screens( dir, { admin, open } ) {
	await open( admin, '/wp-admin/' );
	const menu = await admin
		.locator( '#adminmenu a' )
		.evaluateAll( ( all ) =>
			all
				.map( ( { href } ) => href.replace( /^.*\/wp-admin\//, '' ) )
				.filter( ( path ) =>
					/[?&](?:page|post_type)=brolga/.test( path )
				)
		);
	const below = await evaluate( dir, BELOW );
	return [
		[ 'dashboard', '' ],
		...[ ...new Set( menu ) ].map( ( path ) => [
			path.replace( /^admin\.php\?page=brolga-|brolga_/g, '' ),
			path,
		] ),
		...Object.entries( below ),
	].map( ( [ name, path ] ) => ( {
		kind: 'screens',
		name,
		path: `/wp-admin/${ path }`,
	} ) );
}

/** A text as mail programs show it; what is different on each site is left out. */
const asPage = ( { to, subject, text } ) => {
	const escaped = ( words ) =>
		words
			.replace( /[\w.-]{32,}/g, '…' )
			.replaceAll( '&', '&amp;' )
			.replaceAll( '<', '&lt;' );
	return `<!doctype html><meta charset="utf-8"><body style="margin:16px;font:16px/1.5 sans-serif;overflow-wrap:anywhere"><p>${ escaped( to ) }<br><b>${ escaped( subject ) }</b></p><div style="white-space:pre-wrap">${ escaped( text ) }</div>`;
};

/** @return {Promise<Look[]>} */
const emails = async ( dir ) =>
	Object.entries( await evaluate( dir, MAILS ) ).map( ( [ name, mail ] ) => {
		if ( ! mail.html && ! mail.text ) {
			throw new Error( `No email was written: ${ name }` );
		}
		return { kind: 'emails', name, html: mail.html ?? asPage( mail ) };
	} );

const addressed = ( kind, [ name, path ] ) => ( {
	kind,
	name,
	path,
	status: path === '/no-such-page/' ? 404 : 200,
} );

/**
 * All that there is, by kinds, in the order in which it is looked at: what
 * looking changes (posts, mails) is made after the screens were seen.
 *
 * @param {{ dir: string, camera: import('./camera.mjs').Camera }} site
 */
export const kinds = ( { dir, camera } ) => [
	() => screens( dir, camera ),
	() => blocks(),
	async () => [
		...( await evaluate( dir, PAGES ) ).map( ( path ) =>
			addressed( 'pages', [ path === '/' ? 'home' : path, path ] )
		),
		addressed( 'pages', [ 'home with the banner', '/?banner=1' ] ),
	],
	async () =>
		Object.entries( await evaluate( dir, patterns( 1 ) ) ).map( ( entry ) =>
			addressed( 'patterns', entry )
		),
	() => emails( dir ),
];

/**
 * Some of a kind, spread over all of it.
 *
 * @param {Look[]} looks
 */
export const sampleOf = ( looks ) => {
	const count = Math.min( SAMPLE[ looks[ 0 ]?.kind ] ?? 0, looks.length );
	return Array.from(
		{ length: count },
		( _, at ) => looks[ Math.floor( ( at * looks.length ) / count ) ]
	);
};

/**
 * The picture's place in the folder of pictures.
 *
 * @param {Look}   look
 * @param {number} width
 */
export const fileOf = ( { kind, name }, width ) =>
	`${ kind }/${ name
		.toLowerCase()
		.replace( /[^a-z0-9]+/g, '-' )
		.replace( /^-|-$/g, '' ) }-${ width }.webp`;
