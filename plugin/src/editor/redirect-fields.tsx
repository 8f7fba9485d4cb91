/**
 * Where a form's success leads, and what goes along.
 */
import { URLInput } from '@wordpress/block-editor';
import { BaseControl, CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FORM, type FormRedirectQuery } from '@brolga/contracts';

const VALUES: Readonly< Record< FormRedirectQuery, string > > = {
	name: __( 'First name', 'brolga' ),
	last_name: __( 'Last name', 'brolga' ),
	email: __( 'Email', 'brolga' ),
	ip_address: __( 'Internet address', 'brolga' ),
	css_id: __( 'The form’s id', 'brolga' ),
};

interface Props {
	/** Tells the ids of two forms apart. */
	readonly clientId: string;
	/** The class of the address's field. */
	readonly className: string;
	readonly help: string;
	readonly url: string;
	readonly query: readonly FormRedirectQuery[];
	readonly onChange: ( changes: {
		redirectUrl?: string;
		redirectQuery?: FormRedirectQuery[];
	} ) => void;
}

/**
 * The address and, once there is one, its values.
 *
 * @param props           See Props.
 * @param props.clientId
 * @param props.className
 * @param props.help
 * @param props.url
 * @param props.query
 * @param props.onChange
 */
export const RedirectFields = ( {
	clientId,
	className,
	help,
	url,
	query,
	onChange,
}: Props ) => (
	<>
		<BaseControl
			id={ `brolga-redirect-${ clientId }` }
			label={ __( 'Or go to a page', 'brolga' ) }
			help={ help }
		>
			<URLInput
				id={ `brolga-redirect-${ clientId }` }
				className={ className }
				value={ url }
				onChange={ ( redirectUrl ) => onChange( { redirectUrl } ) }
				isFullWidth
				hasBorder
			/>
		</BaseControl>
		{ url !== '' && (
			<BaseControl
				id={ `brolga-query-${ clientId }` }
				label={ __( 'Hand over in its address', 'brolga' ) }
			>
				{ FORM.redirectQuery.map( ( name ) => (
					<CheckboxControl
						key={ name }
						label={ VALUES[ name ] }
						checked={ query.includes( name ) }
						onChange={ ( chosen ) =>
							onChange( {
								redirectQuery: FORM.redirectQuery.filter(
									( other ) =>
										other === name
											? chosen
											: query.includes( other )
								),
							} )
						}
					/>
				) ) }
			</BaseControl>
		) }
	</>
);
