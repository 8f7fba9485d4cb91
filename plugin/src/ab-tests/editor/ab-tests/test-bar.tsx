/**
 * What stands above the variants of a test, and what gives it and them their
 * numbers. It is fetched with the first test that the editor shows.
 *
 * @see PERF-34
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { __, _x } from '@wordpress/i18n';
import type { ActiveChildState } from '@brolga/editor';
import type { ExperimentAttributes } from '../../../contracts/attributes';
import { useBeginning } from './beginning';
import { blockerOf, letterOf } from './model';
import { useTestNumber, useVariantNumbers } from './numbering';
import { useStart } from './start';
import { useTestState } from './status';
import type { Block } from './stores';
import { VariantTools } from './variant-tools';
import { nameOf, NEXT, numberOf, shareWords, testName } from './words';

const BLOCK = 'wp-block-brolga-experiment';

/** The bar above the variants: which of them is shown. */
function Bar( {
	attributes: { name, number },
	variants,
	title,
	isDraft,
	onStart,
	trouble,
}: {
	readonly attributes: ExperimentAttributes;
	readonly variants: ActiveChildState;
	/** Its page's. */
	readonly title: string;
	/** Whether it waits to be started. */
	readonly isDraft: boolean;
	/** Starts it, where it has a goal and something to compare. */
	readonly onStart: ( () => void ) | undefined;
	readonly trouble: string | undefined;
} ) {
	const shares = shareWords( variants.children );
	return (
		<div className={ `${ BLOCK }__bar` }>
			<strong className={ `${ BLOCK }__name` }>
				{ testName( name, number, title ) }
			</strong>
			<div
				className={ `${ BLOCK }__variants` }
				role="group"
				aria-label={ __( 'Variants', 'brolga' ) }
			>
				{ variants.children.map( ( variant, index ) => (
					<button
						key={ variant.clientId }
						type="button"
						className={ `${ BLOCK }__variant` }
						aria-pressed={ variant.clientId === variants.active }
						onClick={ () => variants.activate( variant.clientId ) }
					>
						<b>{ letterOf( numberOf( variant ) ) }</b>
						<span>{ nameOf( variant ) }</span>
						<small>{ shares[ index ] }</small>
					</button>
				) ) }
			</div>
			{ isDraft && (
				<div className={ `${ BLOCK }__start` }>
					<span>
						{ _x(
							'Draft',
							'a test that has not started',
							'brolga'
						) }
					</span>
					{ onStart && (
						<button type="button" onClick={ onStart }>
							{ __( 'Start test', 'brolga' ) }
						</button>
					) }
				</div>
			) }
			{ trouble && (
				<p className={ `${ BLOCK }__trouble` }>{ trouble }</p>
			) }
		</div>
	);
}

/** A test's block, and which of its variants is shown. */
interface Props extends BlockEditProps< ExperimentAttributes > {
	readonly variants: ActiveChildState;
}

/**
 * @param props               See Props.
 * @param props.attributes
 * @param props.setAttributes
 * @param props.clientId
 * @param props.variants
 */
export const TestBar = ( {
	attributes,
	setAttributes,
	clientId,
	variants,
}: Props ) => {
	const { place, nested, troubles } = useTestState( clientId, attributes );
	useBeginning(
		attributes.number === 0,
		variants.children[ 0 ]?.clientId,
		variants.active
	);
	useTestNumber( clientId, attributes, place, nested );
	useVariantNumbers(
		clientId,
		attributes,
		variants.children as readonly Block[]
	);
	const start = useStart( place, setAttributes );
	const shown = variants.children.find(
		( variant ) => variant.clientId === variants.active
	);
	const refusal =
		troubles.find(
			( trouble ) => trouble === 'nested' || trouble === 'file'
		) ?? blockerOf( troubles );
	return (
		<>
			<VariantTools
				test={ clientId }
				variant={ variants.active }
				isControl={ ! shown || numberOf( shown ) === 0 }
			/>
			<Bar
				attributes={ attributes }
				variants={ variants }
				title={ place.title }
				isDraft={ troubles.includes( 'unstarted' ) }
				onStart={ blockerOf( troubles ) ? undefined : start }
				trouble={ refusal && NEXT[ refusal ] }
			/>
		</>
	);
};
