/**
 * Texts before and after, of which a person accepts what is good.
 */
import { __, sprintf } from '@wordpress/i18n';

interface Change {
	readonly before: string;
	readonly after: string;
	readonly isAccepted: boolean;
}

interface Props< T extends Change > {
	readonly changes: readonly T[];
	readonly onChange: ( changes: readonly T[] ) => void;
}

/**
 * @see AI-11
 * @param props          See Props.
 * @param props.changes
 * @param props.onChange
 */
export const Changes = < T extends Change >( {
	changes,
	onChange,
}: Props< T > ) => (
	<table className="widefat striped">
		<thead>
			<tr>
				<td className="check-column">
					<input
						type="checkbox"
						aria-label={ __( 'Use all drafts', 'brolga' ) }
						checked={ changes.every(
							( { isAccepted } ) => isAccepted
						) }
						onChange={ ( { currentTarget } ) =>
							onChange(
								changes.map( ( change ) => ( {
									...change,
									isAccepted: currentTarget.checked,
								} ) )
							)
						}
					/>
				</td>
				<th scope="col">{ __( 'Current text', 'brolga' ) }</th>
				<th scope="col">{ __( 'Draft', 'brolga' ) }</th>
			</tr>
		</thead>
		<tbody>
			{ changes.map( ( change, place ) => (
				<tr key={ place }>
					<th scope="row" className="check-column">
						<input
							type="checkbox"
							aria-label={ sprintf(
								/* translators: %s: a text. */
								__( 'Use “%s”', 'brolga' ),
								change.after
							) }
							checked={ change.isAccepted }
							onChange={ ( { currentTarget } ) =>
								onChange( [
									...changes.slice( 0, place ),
									{
										...change,
										isAccepted: currentTarget.checked,
									},
									...changes.slice( place + 1 ),
								] )
							}
						/>
					</th>
					<td dir="auto">{ change.before }</td>
					<td dir="auto">{ change.after }</td>
				</tr>
			) ) }
		</tbody>
	</table>
);
