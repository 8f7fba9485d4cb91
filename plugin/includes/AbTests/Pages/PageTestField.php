<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Pages;

use Brolga\AbTests\Goals\GoalKinds;
use Brolga\AbTests\Registry\EditorParts;
use Brolga\AbTests\Registry\GoalTarget;
use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\TestChanges;
use Brolga\AbTests\Registry\TestLock;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;

/**
 * The REST fields with which the editor sets up a test of one page against another. Invalid tests
 * are rejected before any part of the page is saved.
 *
 * @see AB-64 AB-65
 */
final class PageTestField implements Module {

	/** REST fields: on the first page of a test, and on the second. */
	private const FIELD = 'brolga_page_test';

	/** Post types that cannot be tested. Popups have a URL, but are shown on top of other pages. */
	private const NO_PAGES = [ 'attachment', 'brolga_popup' ];
	private const OF    = 'brolga_page_test_of';

	private const REFUSED = 400;

	/**
	 * @param Closure(): TestChanges $changes
	 * @param Closure(): GoalKinds $goals
	 */
	public function __construct(
		#[LazyInject( TestChanges::class )] private readonly Closure $changes,
		#[LazyInject( GoalKinds::class )] private readonly Closure $goals
	) {}

	public function register(): void {
		add_action( 'rest_api_init', $this->add_fields( ... ) );
		// After the permission check and before anything is written.
		add_filter( 'rest_dispatch_request', self::refuse( ... ), 10, 4 );
	}

	/** @see AB-648 */
	private function add_fields(): void {
		$types = array_values( array_filter(
			get_post_types( [ 'show_in_rest' => true ] ),
			static fn ( string $type ): bool => ! in_array( $type, self::NO_PAGES, true )
				&& is_post_type_viewable( $type )
		) );
		register_rest_field(
			$types,
			self::FIELD,
			[
				'get_callback'    => static fn ( array $record ): ?array => self::told(
					PagePair::of( is_int( $record['id'] ?? null ) ? $record['id'] : 0 )
				),
				'update_callback' => fn ( mixed $sent, mixed $post ): bool => $this->save( $sent, $post ),
				'schema'          => [
					'description' => __( 'The test that compares this page with another one.', 'brolga' ),
					'type'        => [ 'object', 'null' ],
					'context'     => [ 'edit' ],
					'properties'  => $this->properties(),
				],
			]
		);
		register_rest_field(
			$types,
			self::OF,
			[
				'get_callback' => static fn ( array $record ): ?array => self::told_rival(
					PagePair::against( is_int( $record['id'] ?? null ) ? $record['id'] : 0 )
				),
				'schema'       => [
					'description' => __( 'The test that compares another page with this one.', 'brolga' ),
					'type'        => [ 'object', 'null' ],
					'context'     => [ 'edit' ],
					'readonly'    => true,
				],
			]
		);
	}

	/** @return array<string, array<string, mixed>> */
	private function properties(): array {
		$text = [ 'type' => 'string', 'maxLength' => 200 ];
		return [
			'rival'    => [
				'type'        => 'integer',
				'minimum'     => 0,
				'description' => __( 'The ID of the other page. 0 ends the test.', 'brolga' ),
			],
			'name'     => $text,
			'goal'     => [
				'type' => 'string',
				'enum' => array_map( 'strval', array_keys( ( $this->goals )()->all() ) ),
			],
			'share'    => [ 'type' => 'integer', 'minimum' => 0, 'maximum' => 100 ],
			'draft'    => [
				'type'        => 'boolean',
				'description' => __(
					'Whether the test is a draft. Once started, a test is never a draft again.',
					'brolga'
				),
			],
			'device'   => [ 'type' => 'string', 'enum' => [ '', 'phone', 'tablet', 'desktop' ] ],
			'campaign' => $text,
			'visitors' => [ 'type' => 'string', 'enum' => [ '', 'new', 'returning' ] ],
			'starts'   => $text,
			'ends'     => $text,
			'group'    => $text,
			'goalPage' => [
				'type'        => 'integer',
				'minimum'     => 0,
				'description' => __( 'The ID of the page that counts as the goal.', 'brolga' ),
			],
			'goalForms' => [
				'type'        => 'array',
				'maxItems'    => GoalTarget::MAX_FORMS,
				'items'       => $text,
				'description' => __( 'The IDs of the forms that count as the goal.', 'brolga' ),
			],
			'type'     => [ 'type' => 'string', 'readonly' => true ],
			'key'      => $text + [ 'readonly' => true ],
			'title'    => [ 'type' => 'string', 'readonly' => true ],
			'problem'  => [ 'type' => 'string', 'readonly' => true ],
			'marked'   => [
				'type'        => 'boolean',
				'readonly'    => true,
				'description' => __( 'Whether a block on either page is marked as the goal.', 'brolga' ),
			],
		];
	}

	/**
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @phpstan-param array<string, mixed> $handler
	 */
	private static function refuse( mixed $answer, WP_REST_Request $request, string $route, array $handler ): mixed {
		$sent = $request[ self::FIELD ];
		$who  = is_array( $handler['callback'] ?? null ) ? $handler['callback'][0] ?? null : null;
		if (
			null !== $answer
			|| ! $who instanceof WP_REST_Posts_Controller
			|| 'GET' === $request->get_method()
			|| ! is_array( $sent )
			|| 0 === ( $sent['rival'] ?? null )
		) {
			return $answer;
		}
		$id   = is_int( $request['id'] ) ? $request['id'] : 0;
		$pair = 0 === $id ? null : PagePair::read( $id, 1, $sent );
		if ( null === $pair ) {
			return new WP_Error(
				'brolga_no_page_test',
				__( 'Save the page first, then choose the page to test it against.', 'brolga' ),
				[ 'status' => self::REFUSED ]
			);
		}
		$problem = $pair->problem();
		return null === $problem
			? null
			: new WP_Error( 'brolga_no_page_test', $problem->label(), [ 'status' => self::REFUSED ] );
	}

	/** Saves or removes a page's test. A different second page starts a new test, with an unused number. */
	private function save( mixed $sent, mixed $post ): bool {
		if ( ! $post instanceof WP_Post ) {
			return false;
		}
		$before = PagePair::of( $post->ID );
		$values = is_array( $sent ) ? $sent : [];
		$number = null !== $before && $before->rival === ( $values['rival'] ?? null )
			? $before->key->number
			: EditorParts::next_number( $post );
		if ( TestLock::is_locked() ) {
			if ( null !== $before && ! $before->draft ) {
				return true;
			}
			$values['draft'] = true;
		}
		$pair = PagePair::read( $post->ID, $number, $values );
		if ( null === $pair ) {
			$before?->remove();
		} else {
			$pair->save();
			EditorParts::keep_number( $post->ID, $number );
		}
		( $this->changes )()->refresh( $post );
		return true;
	}

	/** @return array<string, mixed>|null */
	private static function told( ?PagePair $pair ): ?array {
		return null === $pair ? null : $pair->values() + [
			'key'     => $pair->key->format(),
			'title'   => html_entity_decode( $pair->title( PagePair::RIVAL ), ENT_QUOTES, 'UTF-8' ),
			'type'    => (string) get_post_type( $pair->rival ),
			'problem' => $pair->problem()?->label() ?? '',
			'marked'  => $pair->has_goal(),
		];
	}

	/** @return array<string, mixed>|null */
	private static function told_rival( ?PagePair $pair ): ?array {
		return null === $pair ? null : [
			'key'   => $pair->key->format(),
			'name'  => $pair->name,
			'goal'  => $pair->goal->value,
			'title' => html_entity_decode( $pair->title( 0 ), ENT_QUOTES, 'UTF-8' ),
			'edit'  => (string) get_edit_post_link( $pair->key->post, 'raw' ),
		];
	}
}
