<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;

use Brolga\Core\Module;
use Brolga\Core\Page\Request;
use Brolga\Popups\PopupType;

/**
 * Lets WordPress keep a popup's settings, for those who may edit it.
 *
 * @see POPUP-32
 */
final class PopupMetas implements Module {

	/**
	 * Registers them after the post type: a page reads them without their rules,
	 * which are for who writes them.
	 */
	public function register(): void {
		$is_page = Request::is_for_page();
		add_action( $is_page ? 'rest_api_init' : 'init', self::add( ... ), $is_page ? 1 : 6 );
	}

	/**
	 * Registers them.
	 */
	private static function add(): void {
		foreach ( Fields::all() as $name => $field ) {
			self::add_one( $name, $field->rules['type'], $field->rules, $field->default, $field->clean( ... ) );
		}
		$conditions = Conditions::of( [] )->stored;
		self::add_one( Fields::CONDITIONS, 'object', Conditions::schema(), $conditions, static fn ( mixed $value ): array => Conditions::of( $value )->stored );
	}

	/**
	 * Registers one.
	 *
	 * @param string                                 $name    Its name.
	 * @param string                                 $type    Its type.
	 * @param array<string, mixed>                   $schema  What it may hold.
	 * @param string|int|array<string, mixed>        $default What counts where nothing is stored.
	 * @param callable( mixed ): (string|int|array<string, mixed>) $clean What is stored of whatever somebody stores.
	 */
	private static function add_one( string $name, string $type, array $schema, string|int|array $default, callable $clean ): void {
		register_post_meta(
			PopupType::POST_TYPE,
			$name,
			[
				'type'              => $type,
				'single'            => true,
				'default'           => $default,
				'sanitize_callback' => static fn ( mixed $value ): string|int|array => $clean( $value ),
				'auth_callback'     => static fn ( bool $allowed, string $key, int $post, int $user ): bool => user_can( $user, 'edit_post', $post ),
				'show_in_rest'      => [
					// When and to whom popups open is nobody's business but their editors'.
					'schema'           => [ 'context' => [ 'edit' ] ] + $schema,
					// What was stored otherwise, such as a part of the conditions, is made whole: the editor reads it as it is.
					'prepare_callback' => static fn ( mixed $value ): string|int|array => $clean( $value ),
				],
			]
		);
	}
}
