/**
 * Stops what plays in something that is not shown any more.
 *
 * @see TABS-160 ACC-160
 * @param place Where it plays.
 */
export const silence = ( place: Element ): void =>
	place
		.querySelectorAll< HTMLMediaElement >( 'video,audio' )
		.forEach( ( media ) => media.pause() );
