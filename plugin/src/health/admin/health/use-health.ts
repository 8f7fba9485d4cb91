/**
 * What was found on this site, and what is done about it.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';
import {
	newest,
	resend as resendOne,
	type FailedJob,
} from '../../../outbox/rest';
import * as rest from '../../rest';
import type { AuditLine, Finding, HealthAction } from '../../rest';
import { messageOf } from '../../../admin/rest/message';
import { outcome } from '../../../outbox/admin/failed-job-words';
import { lookForCookies } from './cookies';
import { queued } from './words';

/** What is being done where. */
interface Busy {
	readonly id: string;
	readonly kind: HealthAction[ 'kind' ];
}

interface Health {
	/** Undefined: still on their way. */
	readonly findings: readonly Finding[] | undefined;
	readonly lines: readonly AuditLine[];
	readonly jobs: readonly FailedJob[];
	readonly busy: Busy | undefined;
	readonly failure: string;
	/** What was done, in words. */
	readonly done: string;
	readonly load: () => Promise< void >;
	readonly act: ( id: string, action: HealthAction ) => Promise< void >;
	readonly resend: ( job: number ) => Promise< void >;
	readonly close: () => void;
}

const checkCookies = async (): Promise< Finding > =>
	rest.keepCookies( await lookForCookies( await rest.cookiePages() ) );

/**
 * Looks once, and again after each deed that changes more than its finding.
 */
export function useHealth(): Health {
	const [ findings, setFindings ] = useState< readonly Finding[] >();
	const [ lines, setLines ] = useState< readonly AuditLine[] >( [] );
	const [ jobs, setJobs ] = useState< readonly FailedJob[] >( [] );
	const [ busy, setBusy ] = useState< Busy >();
	const [ failure, setFailure ] = useState( '' );
	const [ done, setDone ] = useState( '' );

	const load = useCallback( async (): Promise< void > => {
		try {
			setFindings( await rest.look() );
			setLines( await rest.log() );
			setJobs( await newest() );
			setFailure( '' );
		} catch ( reason ) {
			setFailure( messageOf( reason ) );
		}
	}, [] );
	useEffect( () => void load(), [ load ] );

	const replace = ( id: string, found: Finding ): void =>
		setFindings( ( known ) =>
			known?.map( ( finding ) => ( finding.id === id ? found : finding ) )
		);
	const attempt = async ( work: () => Promise< void > ): Promise< void > => {
		setDone( '' );
		setFailure( '' );
		await work().catch( ( reason: unknown ) =>
			setFailure( messageOf( reason ) )
		);
	};
	const deeds: Record<
		HealthAction[ 'kind' ],
		( id: string ) => Promise< void >
	> = {
		link: async () => undefined,
		probe: async ( id ) => replace( id, await rest.probe( id ) ),
		cookies: async ( id ) => replace( id, await checkCookies() ),
		resend: async () => {
			setDone( queued( await rest.resend() ) );
			await load();
		},
	};

	return {
		findings,
		lines,
		jobs,
		busy,
		failure,
		done,
		load,
		act: async ( id, { kind } ) => {
			setBusy( { id, kind } );
			await attempt( () => deeds[ kind ]( id ) );
			setBusy( undefined );
		},
		resend: ( job ) =>
			attempt( async () => {
				setDone( outcome( await resendOne( job, 'health' ) ) );
				await load();
			} ),
		close: () => setDone( '' ),
	};
}
