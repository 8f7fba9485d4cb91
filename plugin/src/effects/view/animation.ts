/**
 * Blocks that appear with an animation.
 */
import { inView, mount, scroll } from '@brolga/runtime';

/** Animations of ours that run on a block or, one after the other, on its children. */
const running = ( root: HTMLElement ): Animation[] =>
	root.getAnimations( { subtree: true } ).filter( ( animation ) => {
		const target = ( animation.effect as KeyframeEffect ).target;
		return target === root || target?.parentElement === root;
	} );

/** Whether nobody sees it yet: what is in sight runs by its style already, and is never hidden. */
function isOutOfSight( root: HTMLElement ): boolean {
	const { top, bottom } = root.getBoundingClientRect();
	const area = scroll.area();
	return top >= area.bottom || bottom <= area.top;
}

/** @see ANIM-5 ANIM-6 ANIM-7 ANIM-400 */
mount( '[data-brolga-animation]', ( root, { signal } ) => {
	const { classList } = root;
	[ ...root.children ].forEach( ( child, n ) =>
		( child as HTMLElement ).style.setProperty(
			'--brolga-animation-n',
			String( n )
		)
	);
	classList.toggle( 'is-ready', isOutOfSight( root ) );
	inView(
		root,
		() => {
			classList.add( 'is-animating' );
			// One that runs for ever never ends, and one under reduced motion does at once.
			void Promise.allSettled(
				running( root ).map( ( { finished } ) => finished )
			).then( () => classList.replace( 'is-animating', 'has-animated' ) );
		},
		{ signal }
	);
} );
