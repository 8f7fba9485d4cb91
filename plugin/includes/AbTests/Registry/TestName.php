<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use WP_Post;

/**
 * The name of a test for its owner. Must match `testName()` in `src/ab-tests/editor/ab-tests/words.ts`.
 *
 * @see AB-492
 */
final class TestName {

	/** Returns the test's name, or one made from the page's title and the test's number. */
	public static function of( Test $test ): string {
		if ( '' !== $test->name ) {
			return $test->name;
		}
		$post  = get_post( $test->key->post );
		$title = ! $post instanceof WP_Post || 'trash' === $post->post_status || '' === $post->post_title
			? ''
			: html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' );
		return match ( true ) {
			'' === $title          => __( 'Untitled test', 'brolga' ),
			$test->key->number > 1 =>
				/* translators: 1: the test's number on its page; 2: the title of the page. */
				sprintf( __( 'Test %1$d on “%2$s”', 'brolga' ), $test->key->number, $title ),
			/* translators: %s: the title of a page. */
			default                => sprintf( __( 'Test on “%s”', 'brolga' ), $title ),
		};
	}
}
