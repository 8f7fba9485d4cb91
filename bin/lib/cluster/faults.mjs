/** What befalls a cluster, one thing after the other. Each is over, and mended, when it resolves. */
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../children.mjs';
import { serverPath, within } from './service.mjs';

/** How long a part is away. */
export const AWAY_MS = 10_000;

const iptables = ( ...args ) =>
	run( 'iptables', args, { env: { ...process.env, PATH: serverPath() } } );

/** Rules that this process has made: they go with it, however it ends. */
const inForce = new Set();
process.on( 'exit', () =>
	inForce.forEach( ( rule ) =>
		spawnSync( 'iptables', [ '-D', ...rule ], {
			env: { PATH: serverPath() },
		} )
	)
);

/** What cuts one database node off: its packets to the others, known by its user and by Galera's ports. */
const cuts = ( { user }, { group, ist, sst } ) =>
	[ group, ist, sst ].flatMap( ( port ) =>
		[ '--dport', '--sport' ].map( ( side ) => [
			'OUTPUT',
			'-m',
			'owner',
			'--uid-owner',
			user,
			'-p',
			'tcp',
			side,
			String( port ),
			'-j',
			'DROP',
		] )
	);

/** Why nobody may cut nodes off here, or null. */
export const whyNoCut = ( node, ports ) => {
	const [ rule ] = cuts( node, ports );
	return iptables( '-C', ...rule ).then(
		() => null,
		// Status 1: it looked, and there is no such rule.
		( { status, output } ) =>
			status === 1 && ! /denied|not permitted/i.test( output )
				? null
				: output.trim().split( '\n' )[ 0 ]
	);
};

/**
 * @param {import('./plan.mjs').Plan} plan
 * @param {Object}                    node A database node.
 */
async function cutOff( plan, node ) {
	const rules = cuts( node, plan.ports );
	try {
		for ( const rule of rules ) {
			inForce.add( rule );
			await iptables( '-A', ...rule );
		}
		await sleep( AWAY_MS );
	} finally {
		for ( const rule of rules ) {
			await iptables( '-D', ...rule );
			inForce.delete( rule );
		}
	}
}

/** Whether all database nodes take part again. */
const isWhole = async ( databases ) =>
	( await Promise.all( databases.map( ( node ) => node.isReady() ) ) ).every(
		Boolean
	);

/**
 * @param {Awaited<ReturnType<typeof import('./cluster.mjs').startCluster>>} cluster
 * @param {{ canCut: boolean }} options
 * @return {{ name: string, cause: () => Promise<void> }[]}
 */
export function faultsOf(
	{ plan, databases, webs, redis, varnish, haproxy },
	{ canCut }
) {
	const ofNode = ( node ) => [
		{
			name: `${ node.name } killed`,
			cause: async () => {
				await node.kill();
				await sleep( AWAY_MS );
				await node.start();
			},
		},
		{
			name: `${ node.name } frozen`,
			cause: async () => {
				node.freeze();
				await sleep( AWAY_MS );
				node.thaw();
			},
		},
		...( canCut
			? [
					{
						name: `${ node.name } cut off`,
						cause: () => cutOff( plan, node ),
					},
				]
			: [] ),
	];
	const again = async ( ...services ) => {
		for ( const service of services ) {
			await service.start();
		}
	};
	const [ web ] = webs;
	return [
		{
			name: 'all databases killed at once',
			cause: async () => {
				await Promise.all( databases.map( ( node ) => node.kill() ) );
				await sleep( AWAY_MS );
				await Promise.all(
					databases.map( ( node ) => node.recover() )
				);
			},
		},
		...databases.flatMap( ofNode ),
		{
			name: 'Redis killed',
			cause: async () => {
				await redis.kill();
				await sleep( AWAY_MS );
				await again( redis );
			},
		},
		{
			name: `${ web.name } killed`,
			cause: async () => {
				await Promise.all( web.parts.map( ( part ) => part.kill() ) );
				await sleep( AWAY_MS );
				await again( ...web.parts );
			},
		},
		{
			name: 'haproxy killed',
			cause: async () => {
				await haproxy.kill();
				await again( haproxy );
			},
		},
		{
			name: 'Varnish started again',
			cause: async () => {
				await varnish.stop();
				await again( varnish );
			},
		},
	];
}

/**
 * Has each fault come over the cluster while visitors are there.
 *
 * @param {Object}                                          cluster
 * @param {{ name: string, cause: () => Promise<void> }[]}  faults
 * @param {{ calmMs: number, onFault: (name: string) => void }} options `calmMs`: between two of them.
 */
export async function suffer( { databases }, faults, { calmMs, onFault } ) {
	for ( const { name, cause } of faults ) {
		await sleep( calmMs );
		onFault( name );
		await cause();
		if ( ! ( await within( 120, () => isWhole( databases ) ) ) ) {
			throw new Error(
				`After “${ name }” the databases did not come together again within 2 minutes.`
			);
		}
	}
}
