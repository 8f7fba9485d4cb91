<?php
declare( strict_types=1 );

namespace Brolga\Core\Health;

use WP_Post;

/** The result of a health check: a state, what it means, and what to do about it. */
final class Finding {

	public const LINK = 'link';

	/** An action that runs the probe with the check's name. */
	public const PROBE = 'probe';

	/** An action that opens some of the site's pages and checks which cookies they set. */
	public const COOKIES = 'cookies';

	/** An action that retries all deliveries that have finally failed. */
	public const RESEND = 'resend';

	public const NAMED = 5;

	/**
	 * @param string $advice What the state means, and what to do.
	 * @param string $detail Text from elsewhere, such as a server's message.
	 * @param list<array{kind: string, label: string, url: string}> $actions Buttons.
	 */
	private function __construct(
		public readonly HealthState $state,
		public readonly string $title,
		public readonly string $advice,
		public readonly string $detail,
		public readonly array $actions
	) {}

	public static function good( string $title, string $advice ): self {
		return new self( HealthState::Good, $title, $advice, '', [] );
	}

	/** The state is unknown until somebody runs the check. */
	public static function unchecked( string $title, string $advice ): self {
		return new self( HealthState::Unchecked, $title, $advice, '', [] );
	}

	/** Something works and could be better. */
	public static function recommended( string $title, string $advice, string $detail = '' ): self {
		return new self( HealthState::Recommended, $title, $advice, $detail, [] );
	}

	/** Something is lost, late or at risk. */
	public static function critical( string $title, string $advice, string $detail = '' ): self {
		return new self( HealthState::Critical, $title, $advice, $detail, [] );
	}

	public static function no_database(): self {
		return self::critical(
			__( 'The database tables cannot be read', 'brolga' ),
			__( 'The database returned an error. Ask your host to check and repair this site’s tables.', 'brolga' )
		);
	}

	public function with( string $kind, string $label, string $url = '' ): self {
		$action = [
			'kind'  => $kind,
			'label' => $label,
			'url'   => $url,
		];
		return new self( $this->state, $this->title, $this->advice, $this->detail, [ ...$this->actions, $action ] );
	}

	/** @param list<WP_Post> $posts */
	public function with_posts( array $posts ): self {
		$finding = $this;
		foreach ( array_slice( $posts, 0, self::NAMED ) as $post ) {
			$title   = wp_specialchars_decode( get_the_title( $post ), ENT_QUOTES );
			$finding = $finding->with(
				self::LINK,
				/* translators: %s: a page's title. */
				sprintf( __( 'Edit “%s”', 'brolga' ), '' === $title ? (string) $post->ID : $title ),
				get_edit_post_link( $post, 'raw' ) ?? admin_url( "post.php?post={$post->ID}&action=edit" )
			);
		}
		return $finding;
	}

	/** @return array<string, mixed> */
	public function format( string $id ): array {
		return [
			'id'      => $id,
			'state'   => $this->state->value,
			'title'   => $this->title,
			'advice'  => $this->advice,
			'detail'  => $this->detail,
			'actions' => $this->actions,
		];
	}
}
