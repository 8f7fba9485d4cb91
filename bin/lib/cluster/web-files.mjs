/** What lies on a web node: WordPress with our code, and links to what all nodes share. */
import { randomBytes } from 'node:crypto';
import {
	copyFile,
	mkdir,
	rm,
	stat,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { Complaint } from '../complaint.mjs';
import { ROOT } from '../paths.mjs';
import { copyPlugin, obtainPlugin } from '../released-plugin.mjs';
import { layOutSite } from '../site.mjs';
import { place } from './templates.mjs';

/** @type {import('../released-plugin.mjs').Plugin} */
const REDIS_CACHE = {
	slug: 'redis-cache',
	name: 'Redis Object Cache',
	release: '2.7.0',
	variable: 'BROLGA_REDIS_CACHE',
};

const KEYS = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap(
	( name ) => [ `${ name }_KEY`, `${ name }_SALT` ]
);

/** The plugin with the object cache; a cluster is none without. */
export async function obtainRedisCache() {
	const found = await obtainPlugin( REDIS_CACHE );
	if ( 'reason' in found ) {
		throw new Complaint(
			`${ REDIS_CACHE.name } cannot be downloaded: ${ found.reason }; set ${ REDIS_CACHE.variable } to its folder or zip.`
		);
	}
	return found.folder;
}

/**
 * What all nodes share: uploads, visitors' files, the keys.
 *
 * @param {string} folder The cluster's.
 */
export async function placeShared( folder ) {
	const shared = join( folder, 'shared' );
	for ( const name of [ 'uploads', 'private' ] ) {
		await mkdir( join( shared, name ), { recursive: true } );
	}
	const keys = KEYS.map(
		( name ) =>
			`define( '${ name }', '${ randomBytes( 32 ).toString( 'hex' ) }' );\n`
	);
	await writeFile(
		join( shared, 'keys.php' ),
		`<?php\n${ keys.join( '' ) }`
	);
	return {
		shared,
		uploads: join( shared, 'uploads' ),
		private: join( shared, 'private' ),
		keys: join( shared, 'keys.php' ),
	};
}

/** Our database drop-in, where the checkout has one. */
const dropIn = join( ROOT, 'plugin/dropins/db.php' );

/**
 * Lays out the files of one web node.
 *
 * @param {{ folder: string, plan: import('./plan.mjs').Plan, values: Object }} frame
 * @param {import('./plan.mjs').WebNode}                                     node
 * @param {{ shared: { uploads: string, private: string, keys: string }, smtpPort: number, woocommerce: boolean }} options
 * @return {Promise<{ dir: string }>} The site.
 */
export async function layOutNode(
	{ folder, plan, values },
	node,
	{ shared, smtpPort, woocommerce }
) {
	const { name, user, password } = plan.database;
	const site = await layOutSite( {
		dir: join( folder, `${ node.name }.site` ),
		url: plan.home,
		database: { host: node.sql, name, user, password },
		smtpPort,
		woocommerce,
	} );
	const content = join( site.dir, 'wp-content' );
	// What makes a site of one machine out of it goes: SQLite, and uploads of its own.
	await rm( join( content, 'plugins/sqlite-database-integration' ), {
		recursive: true,
	} );
	await rm( join( content, 'db.php' ) );
	await rm( join( content, 'uploads' ), { recursive: true } );
	await symlink( shared.uploads, join( content, 'uploads' ) );
	await place( 'wordpress/wp-config.php', join( site.dir, 'wp-config.php' ), {
		...values,
		private: shared.private,
		keys: shared.keys,
	} );
	if ( await stat( dropIn ).catch( () => null ) ) {
		await copyFile( dropIn, join( content, 'db.php' ) );
	}
	const redis = join( content, 'plugins/redis-cache' );
	await copyPlugin( await obtainRedisCache(), redis );
	await copyFile(
		join( redis, 'includes/object-cache.php' ),
		join( content, 'object-cache.php' )
	);
	return site;
}
