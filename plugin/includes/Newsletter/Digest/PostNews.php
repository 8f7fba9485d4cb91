<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Newsletter\Subscribers\Frequency;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Closure;
use WP_Post;

/**
 * Shows authors in the editor who will get a new post by email, and stores with the post whether
 * it is left out of digests.
 *
 * @see FEED-400 FEED-401 FEED-641
 */
final class PostNews implements Module {

	/** The post meta key; its value is `off` for a post that is not mailed. */
	public const META = 'brolga_digest';

	public const OFF = 'off';

	private const SCRIPT = 'brolga-editor-news';

	/**
	 * @param Closure(): DigestRepository $digests
	 * @param Closure(): SubscriberListRepository $lists
	 */
	public function __construct(
		#[LazyInject( DigestRepository::class )] private readonly Closure $digests,
		#[LazyInject( SubscriberListRepository::class )] private readonly Closure $lists
	) {}

	public function register(): void {
		add_action( 'rest_api_init', self::add_choice( ... ) );
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
	}

	public static function is_wanted( int $post ): bool {
		return self::OFF !== get_post_meta( $post, self::META, true );
	}

	private static function add_choice(): void {
		foreach ( DigestSchedule::types() as $type ) {
			register_post_meta(
				$type,
				self::META,
				[
					'type'              => 'string',
					'single'            => true,
					'default'           => '',
					'sanitize_callback' => static fn ( mixed $value ): string => self::OFF === $value ? self::OFF : '',
					'auth_callback'     => self::may_choose( ... ),
					'show_in_rest'      => [
						'schema' => [
							'enum'    => [ '', self::OFF ],
							'context' => [ 'edit' ],
						],
					],
				]
			);
		}
	}

	private static function may_choose( bool $allowed, string $key, int $post, int $user ): bool {
		return user_can( $user, 'edit_post', $post );
	}

	private function enqueue(): void {
		$post = get_post();
		if (
			'post' !== ( get_current_screen()->base ?? '' )
			|| ! $post instanceof WP_Post
			|| ! in_array( $post->post_type, DigestSchedule::types(), true )
			|| ! current_user_can( 'publish_post', $post->ID )
		) {
			return;
		}
		try {
			$counts = ( $this->lists )()->counts();
			$lists  = self::readers( $counts );
			if ( [] === $lists || ( $this->digests )()->is_noted( $post->ID ) ) {
				return;
			}
		} catch ( StorageUnavailable ) {
			// The post is saved all the same. WordPress has logged the error.
			return;
		}
		wp_enqueue_script( self::SCRIPT );
		wp_add_inline_script(
			self::SCRIPT,
			'window.brolgaNews = '
				. wp_json_encode(
					[
						'lists'    => $lists,
						'others'   => self::others( $counts ),
						'newsDays' => intdiv( DigestSchedule::NEWS, 86400 ),
					],
					JSON_HEX_TAG | JSON_HEX_AMP
				)
				. ';',
			'before'
		);
	}

	/**
	 * @param array<string, array<string, int>> $counts
	 * @return list<array{name: string, readers: int}>
	 */
	private static function readers( array $counts ): array {
		$lists = [];
		foreach ( Frequency::cases() as $frequency ) {
			$readers = $counts[ $frequency->list_id() ][ SubscriberStatus::Confirmed->value ] ?? 0;
			if ( $readers > 0 ) {
				$lists[] = [
					'name'    => $frequency->label(),
					'readers' => $readers,
				];
			}
		}
		return $lists;
	}

	/**
	 * Counts the subscribers who are not mailed, by reason. Sign-ups marked as spam are not counted.
	 *
	 * @param array<string, array<string, int>> $counts
	 * @return array{pending: int, left: int, elsewhere: int}
	 * @see FEED-641
	 */
	private static function others( array $counts ): array {
		$others = [
			'pending'   => 0,
			'left'      => 0,
			'elsewhere' => 0,
		];
		$posts  = array_map( static fn ( Frequency $frequency ): string => $frequency->list_id(), Frequency::cases() );
		foreach ( $counts as $list => $members ) {
			$pending              = $members[ SubscriberStatus::Pending->value ] ?? 0;
			$left                 = $members[ SubscriberStatus::Unsubscribed->value ] ?? 0;
			$others['pending']   += $pending;
			$others['left']      += $left;
			$others['elsewhere'] += in_array( (string) $list, $posts, true )
				? 0
				: array_sum( $members ) - $pending - $left - ( $members[ SubscriberStatus::Spam->value ] ?? 0 );
		}
		return $others;
	}
}
