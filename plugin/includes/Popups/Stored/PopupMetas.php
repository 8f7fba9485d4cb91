<?php
declare( strict_types=1 );

namespace Brolga\Popups\Stored;

use Brolga\Core\Page\Request;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Brolga\Popups\Settings\Conditions;
use Brolga\Popups\Settings\PopupType;
use Closure;
use WP_Post;
use WP_REST_Post_Meta_Fields;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Lets WordPress keep a popup's settings, for those who may edit it.
 *
 * @see POPUP-32
 */
final class PopupMetas implements Module {

	/**
	 * @param Closure(): Fields $fields What is stored.
	 */
	public function __construct( #[Later( Fields::class )] private readonly Closure $fields ) {}

	/**
	 * Registers them after the post type: a page reads them without their rules,
	 * which are for who writes them.
	 */
	public function register(): void {
		$is_page = Request::is_for_page();
		add_action( $is_page ? 'rest_api_init' : 'init', $this->add( ... ), $is_page ? 1 : 6 );
		add_filter( 'rest_prepare_revision', self::of_revision( ... ), 10, 3 );
	}

	/**
	 * A revision keeps words, not settings; the editor restores both. What it is
	 * told are the popup's own, so that restoring leaves them as they are.
	 *
	 * @see POPUP-60
	 *
	 * @param WP_REST_Response                      $answer  The answer, with each setting's default.
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	private static function of_revision(
		WP_REST_Response $answer,
		WP_Post $revision,
		WP_REST_Request $request
	): WP_REST_Response {
		$data = $answer->get_data();
		if (
			is_array( $data )
			&& isset( $data['meta'] )
			&& PopupType::POST_TYPE === get_post_type( $revision->post_parent )
		) {
			$fields       = new WP_REST_Post_Meta_Fields( PopupType::POST_TYPE );
			$data['meta'] = $fields->get_value( $revision->post_parent, $request );
			$answer->set_data( $data );
		}
		return $answer;
	}

	private function add(): void {
		foreach ( ( $this->fields )()->all() as $name => $field ) {
			self::add_one( $name, $field->rules['type'], $field->rules, $field->default, $field->clean( ... ) );
		}
		$conditions = Conditions::of( [] )->stored;
		self::add_one(
			Fields::CONDITIONS,
			'object',
			Conditions::schema(),
			$conditions,
			static fn ( mixed $value ): array => Conditions::of( $value )->stored
		);
	}

	/**
	 * Registers one.
	 *
	 * @param array<string, mixed>                                 $schema  What it may hold.
	 * @param string|int|array<string, mixed>                      $default What counts where nothing is stored.
	 * @param callable( mixed ): (string|int|array<string, mixed>) $clean   What is stored of whatever somebody stores.
	 */
	private static function add_one(
		string $name,
		string $type,
		array $schema,
		string|int|array $default,
		callable $clean
	): void {
		register_post_meta(
			PopupType::POST_TYPE,
			$name,
			[
				'type'              => $type,
				'single'            => true,
				'default'           => $default,
				'sanitize_callback' => static fn ( mixed $value ): string|int|array => $clean( $value ),
				'auth_callback'     => static fn ( bool $allowed, string $key, int $post, int $user ): bool => user_can(
					$user,
					'edit_post',
					$post
				),
				'show_in_rest'      => [
					// When and to whom popups open is nobody's business but their editors'.
					'schema'           => [ 'context' => [ 'edit' ] ] + $schema,
					// What was stored otherwise, such as a part of the conditions, is made whole: the editor reads it
					// as it is.
					'prepare_callback' => static fn ( mixed $value ): string|int|array => $clean( $value ),
				],
			]
		);
	}
}
