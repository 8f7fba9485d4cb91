/**
 * What narrows the list: words, a form, days.
 */
import {
	Button,
	SearchControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { AddedFilter, LeadFilter, LeadForm } from '../../rest';
import { formName } from '../../../admin/form-name';

/** Milliseconds without a key before a search is asked for. */
const TYPING_MS = 300;

interface Props {
	readonly filter: LeadFilter;
	readonly forms: readonly LeadForm[];
	readonly added: readonly AddedFilter[];
	/** Shows others; what is only being typed leaves no way back behind. */
	readonly onChange: (
		change: Partial< LeadFilter >,
		typing?: boolean
	) => void;
}

/** All filters but the search. */
const Narrowing = ( { filter, forms, added, onChange }: Props ) => (
	<>
		<SelectControl
			label={ __( 'Form', 'brolga' ) }
			hideLabelFromVision
			value={ filter.form }
			options={ [
				{ value: '', label: __( 'All forms', 'brolga' ) },
				...forms.map( ( { uid, title } ) => ( {
					value: uid,
					label: formName( uid, title ),
				} ) ),
			] }
			onChange={ ( form ) => onChange( { form } ) }
			__next40pxDefaultSize
		/>
		{ added.map( ( { name, label, choices } ) => (
			<SelectControl
				key={ name }
				label={ label }
				hideLabelFromVision
				value={ filter.more[ name ] ?? '' }
				options={ [ { value: '', label }, ...choices ] }
				onChange={ ( value ) =>
					onChange( {
						more: { ...filter.more, [ name ]: value },
					} )
				}
				__next40pxDefaultSize
			/>
		) ) }
		<div className="brolga-leads__days">
			<TextControl
				type="date"
				label={ __( 'From date', 'brolga' ) }
				value={ filter.from }
				max={ filter.to || undefined }
				onChange={ ( from ) => onChange( { from } ) }
				__next40pxDefaultSize
			/>
			<TextControl
				type="date"
				label={ __( 'To date', 'brolga' ) }
				value={ filter.to }
				min={ filter.from || undefined }
				onChange={ ( to ) => onChange( { to } ) }
				__next40pxDefaultSize
			/>
		</div>
	</>
);

/**
 * On a telephone all but the search stand behind one button, so that leads begin
 * in the first window.
 *
 * @see LEAD-48
 */
export function LeadFilters( props: Props ) {
	const { filter, onChange } = props;
	const { search } = filter;
	const [ typed, setTyped ] = useState( search );
	const [ unfolded, setUnfolded ] = useState( false );
	const folds = ! useViewportMatch( 'small' );
	const id = useId();
	const active = [
		filter.form,
		filter.from,
		filter.to,
		...Object.values( filter.more ),
	].filter( ( value ) => value !== '' ).length;

	useEffect( () => setTyped( search ), [ search ] );
	useEffect( () => {
		const wait = setTimeout( () => {
			if ( typed !== search ) {
				onChange( { search: typed }, true );
			}
		}, TYPING_MS );
		return () => clearTimeout( wait );
	}, [ typed, search, onChange ] );

	return (
		<>
			<SearchControl
				label={ __( 'Search leads', 'brolga' ) }
				placeholder={ __( 'Search leads', 'brolga' ) }
				value={ typed }
				onChange={ setTyped }
				__nextHasNoMarginBottom
			/>
			{ folds && (
				<Button
					variant="secondary"
					aria-expanded={ unfolded }
					aria-controls={ id }
					onClick={ () => setUnfolded( ! unfolded ) }
					__next40pxDefaultSize
				>
					{ active === 0
						? __( 'Filters', 'brolga' )
						: sprintf(
								/* translators: %d: how many filters are set. */
								__( 'Filters (%d)', 'brolga' ),
								active
							) }
				</Button>
			) }
			<div
				id={ id }
				className="brolga-leads__narrow"
				hidden={ folds && ! unfolded }
			>
				<Narrowing { ...props } />
			</div>
		</>
	);
}
