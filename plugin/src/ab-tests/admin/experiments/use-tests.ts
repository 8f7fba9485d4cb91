/**
 * The tests, or the one that the address names.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';
import { messageOf } from '../../../admin/rest/message';
import * as rest from '../../rest';
import type { TestLine, TestReport } from '../../rest';
import { addressOf } from './list';

/** The test that the address names; empty: the list. */
const placed = (): string =>
	new URLSearchParams( window.location.search ).get( 'test' ) ?? '';

/**
 * Which test is shown, and the way to another; the browser's way back is heard.
 */
function useShown(): [ string, ( key: string ) => void ] {
	const [ shown, setShown ] = useState( placed );
	useEffect( () => {
		const back = (): void => setShown( placed() );
		window.addEventListener( 'popstate', back );
		return () => window.removeEventListener( 'popstate', back );
	}, [] );
	const go = useCallback( ( key: string ): void => {
		window.history.pushState(
			null,
			'',
			key === '' ? 'admin.php?page=brolga-experiments' : addressOf( key )
		);
		setShown( key );
		window.scrollTo( 0, 0 );
	}, [] );
	return [ shown, go ];
}

interface Tests {
	/** The test that is shown; empty: the list. */
	readonly shown: string;
	readonly tests: readonly TestLine[] | undefined;
	readonly report: TestReport | undefined;
	/** The test that is started or stopped; empty: none. */
	readonly busy: string;
	readonly error: string;
	/** The test that was not started because nobody can reach its goal; empty: none. */
	readonly aimless: string;
	readonly go: ( key: string ) => void;
	readonly turn: (
		key: string,
		what: 'start' | 'stop',
		anyway?: boolean
	) => void;
	/** Takes the error away. */
	readonly clear: () => void;
	readonly setReport: ( report: TestReport ) => void;
}

/**
 * Asks for what the address names.
 */
export function useTests(): Tests {
	const [ shown, go ] = useShown();
	const [ tests, setTests ] = useState< readonly TestLine[] >();
	const [ report, setReport ] = useState< TestReport >();
	const [ busy, setBusy ] = useState( '' );
	const [ error, setError ] = useState( '' );
	const [ aimless, setAimless ] = useState( '' );

	useEffect( () => {
		let current = true;
		const fail = ( reason: unknown ): void =>
			void ( current && setError( messageOf( reason ) ) );
		setError( '' );
		setAimless( '' );
		setReport( undefined );
		if ( shown === '' ) {
			rest.list().then(
				( found ) => current && setTests( found.tests ),
				fail
			);
		} else {
			rest.read( shown ).then(
				( found ) => current && setReport( found ),
				fail
			);
		}
		return () => {
			current = false;
		};
	}, [ shown ] );

	const turn: Tests[ 'turn' ] = ( key, what, anyway = false ) => {
		setBusy( key );
		setError( '' );
		setAimless( '' );
		rest.change( key, what, anyway )
			.then(
				( changed ) =>
					setTests( ( before ) =>
						before?.map( ( one ) =>
							one.key === key ? changed : one
						)
					),
				( reason: unknown ) => {
					setError( messageOf( reason ) );
					setAimless( rest.isAimless( reason ) ? key : '' );
				}
			)
			.finally( () => setBusy( '' ) );
	};
	const clear = (): void => {
		setError( '' );
		setAimless( '' );
	};
	return {
		shown,
		tests,
		report,
		busy,
		error,
		aimless,
		go,
		turn,
		clear,
		setReport,
	};
}
