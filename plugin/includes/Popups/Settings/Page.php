<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;

use WP_Post;
use WP_Term;

/**
 * The requested page and visitor, as far as popup conditions need them. Pages for signed-in users
 * are not cached, so they may depend on the user.
 */
final class Page {

	/** @var list<int>|null */
	private ?array $found = null;

	/**
	 * @param int    $id   0 if the page shows no post or a list.
	 * @param string $type Empty if there is no post.
	 * @param int    $term The term whose archive the page is; 0 for none.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $type,
		public readonly bool $is_front,
		public readonly bool $is_signed_in,
		private readonly int $term = 0
	) {}

	public static function now(): self {
		$shown = get_queried_object();
		$post  = $shown instanceof WP_Post ? $shown : null;
		return new self(
			$post->ID ?? 0,
			$post->post_type ?? '',
			is_front_page(),
			is_user_logged_in(),
			$shown instanceof WP_Term ? $shown->term_id : 0
		);
	}

	/** @return list<int> */
	public function terms(): array {
		if ( null === $this->found ) {
			$this->found = 0 === $this->term ? [] : [ $this->term ];
			foreach ( '' === $this->type ? [] : get_object_taxonomies( $this->type ) as $taxonomy ) {
				$terms = get_the_terms( $this->id, $taxonomy );
				foreach ( is_array( $terms ) ? $terms : [] as $term ) {
					$this->found[] = $term->term_id;
				}
			}
		}
		return $this->found;
	}
}
