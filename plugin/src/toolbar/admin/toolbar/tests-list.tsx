/**
 * The tests that have to do with the page.
 */
import { __, sprintf } from '@wordpress/i18n';
import { letterOf, previewOf } from '../../../ab-tests/editor/ab-tests/model';
import { forcedOf, shownOf, unforced, type PageTest } from './model';

/** What the page's element of a test says. */
const subjectOf = ( key: string ): string | undefined =>
	document.querySelector< HTMLElement >(
		`[data-brolga-test="${ key }"][data-brolga-subject]`
	)?.dataset.brolgaSubject;

const Variants = ( { test }: { readonly test: PageTest } ) => {
	const { href, search } = window.location;
	const shown = shownOf( test, search, subjectOf( test.key ) );
	return (
		<ul className="variants">
			{ test.variants.map( ( { number, label } ) => (
				<li key={ number }>
					<a
						href={ previewOf( unforced( href ), test.key, number ) }
						aria-current={ number === shown ? 'true' : undefined }
					>
						<span className="letter" aria-hidden="true">
							{ letterOf( number ) }
						</span>
						<span className="name">
							{ label ||
								sprintf(
									/* translators: %s: the letter of a variant. */
									__( 'Variant %s', 'brolga' ),
									letterOf( number )
								) }
						</span>
						{ number === shown && (
							<span className="pill is-good">
								{ __( 'Shown now', 'brolga' ) }
							</span>
						) }
					</a>
				</li>
			) ) }
		</ul>
	);
};

export function Tests( { tests }: { readonly tests: readonly PageTest[] } ) {
	const { href, search } = window.location;
	const isForced = tests.some(
		( { key } ) => forcedOf( search, key ) !== undefined
	);
	if ( tests.length === 0 ) {
		return (
			<p className="empty">
				{ __( 'No test is running on this page.', 'brolga' ) }
			</p>
		);
	}
	return (
		<>
			{ isForced && (
				<p className="note">
					{ __(
						'You chose a variant. Nothing is counted on this page.',
						'brolga'
					) }{ ' ' }
					<a href={ unforced( href ) }>
						{ __( 'Show what visitors see', 'brolga' ) }
					</a>
				</p>
			) }
			{ tests.map( ( test ) => (
				<section key={ test.key }>
					<h3>{ test.name }</h3>
					{ test.here ? (
						<Variants test={ test } />
					) : (
						<p className="quiet">
							{ __(
								'The test is on another page. This page contains its goal.',
								'brolga'
							) }
						</p>
					) }
					{ test.results !== '' && (
						<a className="more" href={ test.results }>
							{ __( 'Results', 'brolga' ) }
						</a>
					) }
				</section>
			) ) }
		</>
	);
}
