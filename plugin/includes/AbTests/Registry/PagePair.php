<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\Goal;
use Brolga\Core\Support\Text;
use InvalidArgumentException;
use WP_Post;

/**
 * A test of two published pages against each other, at the URL of the first. It works like other tests, but its
 * second variant is stored in another post. The first page stores the test's settings.
 *
 * @see AB-64
 */
final class PagePair {

	public const RIVAL = 1;

	private const META = '_brolga_page_test';

	private const RIVAL_META = '_brolga_page_test_of';

	public const COPY_META = '_brolga_variant_of';

	/** Pages with this block cannot be tested, because their content is split into several pages. */
	private const PAGE_BREAK = '<!--nextpage-->';

	/**
	 * @param int $rival ID of the second page.
	 * @param int $share Percentage of visitors who get the second page.
	 * @param bool $draft Whether the owner has saved but not started it.
	 */
	public function __construct(
		public readonly TestKey $key,
		public readonly int $rival,
		public readonly string $name,
		public readonly Goal $goal,
		public readonly int $share,
		public readonly Targeting $target,
		public readonly bool $draft = false,
		public readonly GoalTarget $place = new GoalTarget()
	) {}

	/** Returns a page's test. A duplicated page has none, because the copied meta names the original page. */
	public static function of( int $post ): ?self {
		$stored = $post > 0 ? get_post_meta( $post, self::META, true ) : null;
		return is_array( $stored ) && ( $stored['post'] ?? null ) === $post
			? self::read( $post, is_int( $stored['number'] ?? null ) ? $stored['number'] : 0, $stored )
			: null;
	}

	public static function against( int $rival ): ?self {
		$host = $rival > 0 ? get_post_meta( $rival, self::RIVAL_META, true ) : '';
		$pair = is_numeric( $host ) ? self::of( (int) $host ) : null;
		return $pair?->rival === $rival ? $pair : null;
	}

	/** @param array<array-key, mixed> $values Keyed like the parameters of this class and of Targeting. */
	public static function read( int $post, int $number, array $values ): ?self {
		try {
			$key = new TestKey( $post, $number );
		} catch ( InvalidArgumentException ) {
			return null;
		}
		$rival = $values['rival'] ?? null;
		$name  = $values['name'] ?? '';
		$share = $values['share'] ?? 50;
		return ! is_int( $rival ) || $rival < 1 ? null : new self(
			$key,
			$rival,
			Text::start( Text::line( is_string( $name ) ? $name : '' ), TestReader::NAME_LENGTH ),
			Goal::named( $values['goal'] ?? null ),
			is_int( $share ) ? max( 0, min( Variant::MAX_WEIGHT, $share ) ) : 50,
			Targeting::of( $values ),
			true === ( $values['draft'] ?? false ),
			GoalTarget::of( $values )
		);
	}

	public function save(): void {
		$before = self::of( $this->key->post );
		if ( null !== $before && $before->rival !== $this->rival ) {
			delete_post_meta( $before->rival, self::RIVAL_META, $this->key->post );
		}
		update_post_meta(
			$this->key->post,
			self::META,
			wp_slash( [ 'post' => $this->key->post, 'number' => $this->key->number ] + $this->values() )
		);
		update_post_meta( $this->rival, self::RIVAL_META, $this->key->post );
	}

	public function remove(): void {
		delete_post_meta( $this->key->post, self::META );
		delete_post_meta( $this->rival, self::RIVAL_META, $this->key->post );
	}

	/**
	 * @return array{
	 *     rival: int,
	 *     name: string,
	 *     goal: string,
	 *     share: int,
	 *     draft: bool,
	 *     device: string,
	 *     campaign: string,
	 *     visitors: string,
	 *     starts: string,
	 *     ends: string,
	 *     group: string,
	 *     goalPage: int,
	 *     goalForms: list<string>,
	 * }
	 */
	public function values(): array {
		return [
			'rival'    => $this->rival,
			'name'     => $this->name,
			'goal'     => $this->goal->value,
			'share'    => $this->share,
			'draft'    => $this->draft,
			'device'   => $this->target->device,
			'campaign' => $this->target->campaign,
			'visitors' => $this->target->visitors,
			'starts'   => $this->target->starts,
			'ends'     => $this->target->ends,
			'group'    => $this->target->group,
		] + $this->place->values();
	}

	/** Returns the test for the registry. The second variant is named after its page. */
	public function test(): Test {
		return new Test(
			$this->key,
			$this->name,
			$this->goal,
			[
				new Variant( Variant::CONTROL, '', Variant::MAX_WEIGHT - $this->share ),
				new Variant(
					self::RIVAL,
					Text::start(
						html_entity_decode( $this->rival_name(), ENT_QUOTES, 'UTF-8' ),
						TestReader::NAME_LENGTH
					),
					$this->share
				),
			],
			$this->target,
			$this->draft,
			$this->place
		);
	}

	public function problem(): ?PageProblem {
		$page  = get_post( $this->key->post );
		$rival = get_post( $this->rival );
		$other = self::against( $this->rival );
		return match ( true ) {
			$this->rival === $this->key->post => PageProblem::Same,
			! $rival instanceof WP_Post
				|| ! is_post_type_viewable( $rival->post_type )
				|| 'attachment' === $rival->post_type => PageProblem::Gone,
			! is_post_publicly_viewable( $rival ) || '' !== $rival->post_password => PageProblem::Hidden,
			! $page instanceof WP_Post => PageProblem::Gone,
			in_array(
				(string) $this->rival,
				[ self::option( 'page_on_front' ), self::option( 'page_for_posts' ) ],
				true
			) => PageProblem::Front,
			has_block( TestReader::TEST_BLOCK, $page->post_content ) => PageProblem::HasTest,
			has_block( TestReader::TEST_BLOCK, $rival->post_content ) => PageProblem::RivalHasTest,
			str_contains( $page->post_content . $rival->post_content, self::PAGE_BREAK ) => PageProblem::Broken,
			null !== self::of( $this->rival ), null !== $other
				&& $other->key->post !== $this->key->post, null !== self::against(
					$this->key->post
				) => PageProblem::Taken,
			default => null,
		};
	}

	/** Returns a page ID from an option, as a string. */
	private static function option( string $name ): string {
		$value = get_option( $name );
		return is_scalar( $value ) ? (string) $value : '';
	}

	/** Returns block markup; null if the variant does not exist or visitors may not see it. */
	public function content( int $number ): ?string {
		$post = $this->post( $number );
		if (
			null === $post
			|| self::RIVAL === $number && ( ! is_post_publicly_viewable( $post ) || '' !== $post->post_password )
		) {
			return null;
		}
		return has_blocks( $post->post_content ) ? $post->post_content : wpautop( $post->post_content );
	}

	/** @see AB-31 */
	public function has_goal(): bool {
		foreach ( [ Variant::CONTROL, self::RIVAL ] as $number ) {
			if ( str_contains(
				$this->post( $number )->post_content ?? '',
				'"brolgaGoal":"' . $this->key->format() . '"'
			) ) {
				return true;
			}
		}
		return false;
	}

	public function title( int $number ): string {
		$post = $this->post( $number );
		return null === $post ? '' : get_the_title( $post );
	}

	/** Returns a name for the second page next to the first, because a copy has the same title. */
	private function rival_name(): string {
		$title = $this->title( self::RIVAL );
		return '' === $title || $title !== $this->title( Variant::CONTROL )
			? $title
			/* translators: %s: the title of a page. */
			: sprintf( __( 'Variant B of “%s”', 'brolga' ), $title );
	}

	public function post( int $number ): ?WP_Post {
		$post = match ( $number ) {
			Variant::CONTROL => get_post( $this->key->post ),
			self::RIVAL      => get_post( $this->rival ),
			default          => null,
		};
		return $post instanceof WP_Post ? $post : null;
	}
}
