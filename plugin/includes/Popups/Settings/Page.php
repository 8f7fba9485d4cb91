<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;

use WP_Post;
use WP_Term;

/**
 * What is known of the page that is asked for, and of who asks. Whoever is
 * signed in gets pages that no cache keeps.
 */
final class Page {

	/** @var list<int>|null */
	private ?array $found = null;

	/**
	 * @param int    $id           The post; 0: it shows none, or many.
	 * @param string $type         Its type; empty: as above.
	 * @param bool   $is_front     Whether it is the site's front page.
	 * @param bool   $is_signed_in Whether somebody is signed in.
	 * @param int    $term         The term that it lists; 0: none.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $type,
		public readonly bool $is_front,
		public readonly bool $is_signed_in,
		private readonly int $term = 0
	) {}

	/**
	 * The page of this request.
	 */
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

	/**
	 * The terms it is about: asked only where a popup asks for them.
	 *
	 * @return list<int>
	 */
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
