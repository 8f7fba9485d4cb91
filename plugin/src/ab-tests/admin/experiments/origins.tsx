/**
 * What a test's result owes to a few origins: groups of networks that its
 * visitors came from, which tell nobody.
 */
import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Origins as Some, TestReport } from '../../rest';
import { inUserLanguage } from '../../../admin/in-user-language';

interface Props {
	readonly report: TestReport;
	readonly busy: boolean;
	/** Called with all origins that are to be left out. */
	readonly onLeaveOut: ( origins: readonly string[] ) => void;
}

/** The origins by name, as long as anybody reads them. */
const names = ( { origins }: Some ): string =>
	origins.length > 6
		? `${ origins.slice( 0, 6 ).join( ', ' ) } …`
		: origins.join( ', ' );

const about = ( some: Some ): string =>
	sprintf(
		/* translators: 1: a name such as "3f2", or several, 2: a number, 3: a number. */
		_n(
			'Group %1$s. Visitors: %2$s. Conversions: %3$s.',
			'Groups %1$s. Visitors: %2$s. Conversions: %3$s.',
			some.origins.length,
			'brolga'
		),
		names( some ),
		inUserLanguage( some.visitors ),
		inUserLanguage( some.conversions )
	);

/** Whether the test has no answer yet. */
const isOpen = ( { outcome }: TestReport ): boolean =>
	outcome === 'early' || outcome === 'leading';

/** What the origins do to the test. */
const headline = ( origins: number, open: boolean ): string =>
	open
		? sprintf(
				/* translators: %s: a number. */
				_n(
					'%s group of networks keeps this test undecided.',
					'%s groups of networks keep this test undecided.',
					origins,
					'brolga'
				),
				inUserLanguage( origins )
			)
		: sprintf(
				/* translators: %s: a number. */
				_n(
					'%s group of networks accounts for this result.',
					'%s groups of networks account for this result.',
					origins,
					'brolga'
				),
				inUserLanguage( origins )
			);

export function Origins( { report, busy, onLeaveOut }: Props ) {
	const { carried, left_out: left } = report;
	const button = ( label: string, origins: readonly string[] ) => (
		<Button
			variant="secondary"
			disabled={ busy }
			accessibleWhenDisabled
			onClick={ () => onLeaveOut( origins ) }
			__next40pxDefaultSize
		>
			{ label }
		</Button>
	);
	return (
		<>
			{ carried && (
				<section
					className="brolga-tests__verdict is-warning"
					aria-label={ __(
						'Where this result comes from',
						'brolga'
					) }
				>
					<h2>
						{ headline( carried.origins.length, isOpen( report ) ) }
					</h2>
					<p>{ about( carried ) }</p>
					<p>
						{ sprintf(
							/* translators: %s: what was found out, in a sentence. */
							__( 'Without these visitors: %s', 'brolga' ),
							carried.verdict
						) }
					</p>
					<p>
						{ __(
							'The cause can be a large company or provider, or somebody who wants one version to win. No IP addresses are kept. Each group stands for many networks.',
							'brolga'
						) }
					</p>
					<div className="brolga-tests__actions">
						{ button( __( 'Leave these visitors out', 'brolga' ), [
							...left.origins,
							...carried.origins,
						] ) }
					</div>
				</section>
			) }
			{ left.origins.length > 0 && (
				<section
					className="brolga-tests__verdict is-neutral"
					aria-label={ __( 'Left out', 'brolga' ) }
				>
					<h2>{ __( 'Some visitors are left out.', 'brolga' ) }</h2>
					<p>{ about( left ) }</p>
					<p>
						{ __(
							'The result and the variants exclude these visitors. Charts, devices, sources and revenue still include them.',
							'brolga'
						) }
					</p>
					<div className="brolga-tests__actions">
						{ button( __( 'Count all visitors', 'brolga' ), [] ) }
					</div>
				</section>
			) }
		</>
	);
}
