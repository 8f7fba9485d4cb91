<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use WP_Post;

/** The page of a test, with the links that the user has permission to open. */
final class TestPage {

	/** @return array{title: string, edit: string, view: string}|null */
	public static function of( int $id ): ?array {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || 'trash' === $post->post_status ) {
			return null;
		}
		return [
			'title' => html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ),
			'edit'  => (string) get_edit_post_link( $post, 'raw' ),
			'view'  => is_post_publicly_viewable( $post ) ? (string) get_permalink( $post ) : '',
		];
	}
}
