/**
 * What narrows the list: words, a form, days.
 */
import {
	SearchControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import type { LeadFilter, LeadForm } from '../../rest/leads';

/** Milliseconds without a key before a search is asked for. */
const TYPING_MS = 300;

interface Props {
	readonly filter: LeadFilter;
	readonly forms: readonly LeadForm[];
	/** Shows others; what is only being typed leaves no way back behind. */
	readonly onChange: (
		change: Partial< LeadFilter >,
		typing?: boolean
	) => void;
}

export function LeadFilters( { filter, forms, onChange }: Props ) {
	const { search } = filter;
	const [ typed, setTyped ] = useState( search );

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
			<SelectControl
				label={ __( 'Form', 'brolga' ) }
				hideLabelFromVision
				value={ filter.form }
				options={ [
					{ value: '', label: __( 'All forms', 'brolga' ) },
					...forms.map( ( { uid, title } ) => ( {
						value: uid,
						label: title || uid,
					} ) ),
				] }
				onChange={ ( form ) => onChange( { form } ) }
				__next40pxDefaultSize
			/>
			<div className="brolga-leads__days">
				<TextControl
					type="date"
					label={ _x( 'From', 'first day', 'brolga' ) }
					value={ filter.from }
					max={ filter.to || undefined }
					onChange={ ( from ) => onChange( { from } ) }
					__next40pxDefaultSize
				/>
				<TextControl
					type="date"
					label={ _x( 'To', 'last day', 'brolga' ) }
					value={ filter.to }
					min={ filter.from || undefined }
					onChange={ ( to ) => onChange( { to } ) }
					__next40pxDefaultSize
				/>
			</div>
		</>
	);
}
