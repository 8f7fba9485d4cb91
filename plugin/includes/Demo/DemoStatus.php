<?php
declare( strict_types=1 );

namespace Brolga\Demo;


/** Reports the state of the demo import to the screen. */
final class DemoStatus {

	public function __construct(
		private readonly DemoFolder $folder,
		private readonly DemoImporter $importer,
		private readonly CreatedItemRepository $made
	) {}

	/** @return array<string, mixed> */
	public function tell(): array {
		// Another request may have written the option.
		wp_cache_delete( State::OPTION, 'options' );
		$state = State::load();
		return [
			'available' => $this->folder->is_there(),
			'stage'     => $state->stage->value,
			'done'      => $state->done,
			'total'     => $state->total,
			'failure'   => $state->failure,
			'kept'      => array_values( $state->kept ),
			'counts'    => $this->folder->is_there() ? $this->importer->counts() : null,
			'untouched' => self::is_untouched(),
			'samples'   => count( SampleContent::ids() ),
			'theme'     => get_template(),
			'title'     => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
			'home'      => home_url( '/' ),
			'demo'      => $this->home(),
			'busy'      => false,
		];
	}

	private function home(): string {
		$id = $this->made->find( 'page:home' );
		return $id > 0 ? (string) get_permalink( $id ) : '';
	}

	private static function is_untouched(): bool {
		$posts = get_posts(
			[
				'post_type'   => [ 'post', 'page', 'wp_template_part' ],
				'post_status' => [ 'publish', 'private', 'draft', 'pending', 'future' ],
				'fields'      => 'ids',
				'numberposts' => 5,
			]
		);
		// WordPress creates its draft of a privacy policy with ID 3.
		return 'page' !== get_option( 'show_on_front' )
			&& [] === array_diff( $posts, [ ...SampleContent::ids(), 3 ] );
	}
}
