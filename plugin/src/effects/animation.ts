/**
 * Blocks that appear with an animation.
 */
import { inView, mount } from '@brolga/runtime';

/** Animations of ours that run on a block or, one after the other, on its children. */
const running = ( root: HTMLElement ): Animation[] =>
	root.getAnimations( { subtree: true } ).filter( ( animation ) => {
		const target = ( animation.effect as KeyframeEffect ).target;
		return target === root || target?.parentElement === root;
	} );

/** @see ANIM-5 ANIM-6 ANIM-7 */
mount( '[data-brolga-animation]', ( root, { signal } ) => {
	const { classList } = root;
	[ ...root.children ].forEach( ( child, n ) =>
		( child as HTMLElement ).style.setProperty(
			'--brolga-animation-n',
			String( n )
		)
	);
	classList.add( 'is-ready' );
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
