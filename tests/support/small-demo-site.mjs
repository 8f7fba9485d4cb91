/**
 * Serves a site as WordPress has installed it, with a copy of the plugin that
 * carries a demo of a few pages. Takes a folder; prints the address once it
 * answers, and ends when it is told to.
 */
import { mkdir, symlink, writeFile, cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serveNative } from '../../bin/lib/native.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { fillSite, layOutSite } from '../../bin/lib/site.mjs';

const text = ( title, body, more = {} ) =>
	`---\n${ JSON.stringify( { title, ...more } ) }\n---\n${ body }\n`;
const paragraph = ( html ) =>
	`<!-- wp:paragraph -->\n<p>${ html }</p>\n<!-- /wp:paragraph -->`;

const DEMO = {
	'pages/home.html': text(
		'Home',
		paragraph( 'A garden of <a href="/services/">a few pages</a>' )
	),
	'pages/services.html': text( 'Services', paragraph( 'What we do' ) ),
	'pages/blog.html': text( 'Journal', '' ),
	'pages/modules.html': text( 'Modules', paragraph( 'All of them' ) ),
	'pages/contact.html': text(
		'Contact',
		'<!-- wp:brolga/contact-form {"uid":"enquiry"} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Your name"} /--><!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"Email"} /--><!-- wp:brolga/form-field {"fieldId":"message","type":"text","label":"Message"} /--><!-- /wp:brolga/contact-form -->'
	),
	'posts/walls.md': text( 'Walls', 'Why they lean.', {
		date: '2026-01-02',
		category: 'Building',
	} ),
	'parts/header.html': '<!-- wp:site-title {"level":0} /-->',
	'parts/footer.html': paragraph( 'The demo’s footer' ),
	'parts/garden-menu.txt':
		'<!-- wp:navigation-link {"label":"Contact","url":"/contact/"} /-->',
	'media/images.php':
		"<?php return [ 'logo' => [ 'drawing' => 'logo', 'title' => 'Logo', 'alt' => 'Logo' ], 'icon' => [ 'file' => 'icon.png', 'title' => 'Icon', 'alt' => 'Icon' ] ];",
	'leads.json': JSON.stringify( [
		{
			days: 1,
			time: '09:00',
			status: 'new',
			name: 'Ann',
			email: 'ann@example.com',
			phone: '',
			suburb: '',
			message: 'Hello',
		},
	] ),
};

const [ , , folder ] = process.argv;
const plugin = join( folder, 'plugin' );
await cp( join( ROOT, 'plugin' ), plugin, {
	recursive: true,
	// The build has what is installed.
	filter: ( path ) =>
		! [ 'src', 'blocks', 'bin' ]
			.map( ( name ) => join( ROOT, 'plugin', name ) )
			.includes( path ),
} );
for ( const [ name, content ] of Object.entries( DEMO ) ) {
	const file = join( plugin, 'demo', name );
	await mkdir( dirname( file ), { recursive: true } );
	await writeFile( file, content );
}
await symlink( join( ROOT, 'demo/src' ), join( plugin, 'demo/src' ) );
await cp(
	join( ROOT, 'demo/media/icon.png' ),
	join( plugin, 'demo/media/icon.png' )
);

// Served a while later: two runs at once do not pick the same port.
const port = await freePort( 9580 + 2 * ( process.pid % 60 ) );
const site = await layOutSite( {
	dir: join( folder, 'site' ),
	url: `http://127.0.0.1:${ port }`,
	plugin,
} );
await fillSite( site );
const server = await serveNative( { dir: site.dir, port } );
process.on( 'SIGTERM', () => server.stop().then( () => process.exit( 0 ) ) );
process.stdout.write( `Ready: ${ server.url }\n` );
await server.exited;
