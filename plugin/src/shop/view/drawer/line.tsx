/**
 * A line of the cart: what it is, how many, and the way to take it out.
 */
import { useState } from '@wordpress/element';
import { isComposing } from '../../../runtime/composing';
import { boundOf, meantQuantity, say, type Bound, type Line } from './model';
import { Sign } from './sign';
import type { Setup } from './types';

interface LineProps {
	readonly line: Line;
	readonly texts: Setup[ 'texts' ];
	readonly busy: boolean;
	/** Why the quantity is another than the one that was asked for. */
	readonly why: string;
	readonly onChange: (
		line: Line,
		quantity: number,
		bound: Bound | null
	) => void;
	readonly onRemove: ( line: Line ) => void;
}

function Quantity( {
	line,
	texts,
	busy,
	onChange,
}: Omit< LineProps, 'onRemove' | 'why' > ) {
	const [ typed, setTyped ] = useState< string >();
	const { name, quantity, least, most, step } = line;
	// What it became elsewhere is shown, and what is being typed meanwhile is not lost.
	const value = typed ?? String( quantity );
	const commit = (): void => {
		const meant = meantQuantity( value, line );
		const bound = boundOf( value, line );
		setTyped( undefined );
		if ( meant !== quantity || bound ) {
			onChange( line, meant, bound );
		}
	};
	return (
		<div
			className="brolga-cart__quantity"
			role="group"
			aria-label={ say( texts.quantity, { name } ) }
		>
			<button
				type="button"
				aria-label={ say( texts.fewer, { name } ) }
				aria-disabled={ busy || quantity - step < least }
				onClick={ () =>
					! busy &&
					quantity - step >= least &&
					onChange( line, quantity - step, null )
				}
			>
				<Sign path="M6 12h12" />
			</button>
			<input
				inputMode="numeric"
				aria-label={ say( texts.quantity, { name } ) }
				value={ value }
				readOnly={ busy }
				onChange={ ( { target } ) => setTyped( target.value ) }
				onBlur={ commit }
				onKeyDown={ ( event ) =>
					event.key === 'Enter' &&
					! isComposing( event.nativeEvent ) &&
					commit()
				}
			/>
			<button
				type="button"
				aria-label={ say( texts.more, { name } ) }
				aria-disabled={ busy || quantity + step > most }
				onClick={ () => {
					const more = quantity + step;
					if ( ! busy && more <= most ) {
						onChange( line, more, null );
					} else if ( ! busy ) {
						onChange( line, quantity, {
							by: 'most',
							number: most,
						} );
					}
				} }
			>
				<Sign path="M6 12h12M12 6v12" />
			</button>
		</div>
	);
}

export function Row( {
	line,
	texts,
	busy,
	why,
	onChange,
	onRemove,
}: LineProps ) {
	const { name, address, options, image, total, editable } = line;
	return (
		<li className="brolga-cart__line">
			{ image ? (
				<img
					className="brolga-cart__image"
					src={ image.src }
					alt=""
					width="72"
					height="90"
					loading="lazy"
				/>
			) : (
				<span className="brolga-cart__image" />
			) }
			<div className="brolga-cart__words">
				{ address ? <a href={ address }>{ name }</a> : name }
				{ options.map( ( option ) => (
					<span key={ option } className="brolga-cart__option">
						{ option }
					</span>
				) ) }
			</div>
			<span className="brolga-cart__total">{ total }</span>
			<div className="brolga-cart__controls">
				{ editable && (
					<Quantity { ...{ line, texts, busy, onChange } } />
				) }
				<button
					type="button"
					className="brolga-cart__remove"
					aria-label={ say( texts.remove, { name } ) }
					aria-disabled={ busy }
					onClick={ () => ! busy && onRemove( line ) }
				>
					<Sign path="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />
				</button>
			</div>
			{ why && <p className="brolga-cart__why">{ why }</p> }
		</li>
	);
}
