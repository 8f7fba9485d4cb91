/**
 * What a test has found out, and what can be done with it.
 */
import { Button } from '@wordpress/components';
import type { RefObject } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { TestReport, VariantLine } from '../../rest';
import type { ExportForm } from '../../../admin/import-export';

/** What can be done with a test at once. */
export type Change = 'stop' | 'start' | 'archive';

interface Props {
	readonly report: TestReport;
	readonly exportForm: ExportForm;
	/** What is being done; empty for nothing. */
	readonly busy: string;
	readonly onChange: ( change: Change ) => void;
	readonly onPromote: ( variant: VariantLine ) => void;
}

const Export = ( {
	exportForm,
	test,
}: {
	readonly exportForm: ExportForm;
	readonly test: string;
} ) => (
	<form method="post" action={ exportForm.url }>
		<input type="hidden" name="_wpnonce" value={ exportForm.nonce } />
		<input type="hidden" name="test" value={ test } />
		<Button type="submit" variant="tertiary" __next40pxDefaultSize>
			{ __( 'Export CSV', 'brolga' ) }
		</Button>
	</form>
);

const variantOf = (
	{ variants }: TestReport,
	wanted: number | null
): VariantLine | undefined =>
	variants.find( ( { number } ) => number === wanted );

/** Promotes the better variant, once there is one. */
const Promote = ( {
	report,
	onPromote,
}: Pick< Props, 'report' | 'onPromote' > ) => {
	const leader = variantOf( report, report.leader );
	return report.may_promote && report.outcome === 'better' && leader ? (
		<Button
			variant="primary"
			onClick={ () => onPromote( leader ) }
			__next40pxDefaultSize
		>
			{ sprintf(
				/* translators: %s: a variant's name. */
				__( 'Promote %s', 'brolga' ),
				leader.name
			) }
		</Button>
	) : null;
};

function Actions( { report, exportForm, busy, onChange, onPromote }: Props ) {
	const { state } = report;
	const button = (
		name: Change,
		label: string,
		variant: 'primary' | 'secondary' | 'tertiary'
	) => (
		<Button
			variant={ variant }
			isBusy={ busy === name }
			disabled={ busy !== '' }
			accessibleWhenDisabled
			onClick={ () => onChange( name ) }
			__next40pxDefaultSize
		>
			{ label }
		</Button>
	);
	return (
		<div className="brolga-tests__actions">
			<Promote report={ report } onPromote={ onPromote } />
			{ ( state === 'running' || state === 'waiting' ) &&
				button( 'stop', __( 'Stop the test', 'brolga' ), 'secondary' ) }
			{ report.may_start &&
				button(
					'start',
					state === 'draft'
						? __( 'Start test', 'brolga' )
						: __( 'Start again', 'brolga' ),
					state === 'draft' ? 'primary' : 'secondary'
				) }
			<Export exportForm={ exportForm } test={ report.key } />
			{ state === 'stopped' &&
				button( 'archive', __( 'Archive', 'brolga' ), 'tertiary' ) }
		</div>
	);
}

export function Verdict( {
	result,
	...props
}: Props & {
	/** Gets the focus when something has changed. */
	readonly result: RefObject< HTMLElement >;
} ) {
	const { report } = props;
	const winner = variantOf( report, report.winner );
	return (
		<section
			ref={ result }
			tabIndex={ -1 }
			className={ `brolga-tests__verdict is-${ report.tone }` }
			aria-label={ __( 'Result', 'brolga' ) }
		>
			<h2>{ report.verdict }</h2>
			{ winner ? (
				<p>
					{ sprintf(
						/* translators: %s: a variant's name. */
						__(
							'%s was promoted. Every visitor sees it.',
							'brolga'
						),
						winner.name
					) }
				</p>
			) : (
				report.advice !== '' && <p>{ report.advice }</p>
			) }
			<Actions { ...props } />
		</section>
	);
}
