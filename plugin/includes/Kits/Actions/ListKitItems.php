<?php
declare( strict_types=1 );

namespace Brolga\Kits\Actions;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Support\Roles;
use Brolga\Kits\Content\PortableSettings;
use Brolga\Kits\Export\SiteItems;
use Brolga\Kits\Import\Previous;

/**
 * Lists what a kit of this site can hold.
 *
 * @see KIT-2 LEAD-81
 */
final class ListKitItems implements Ability {

	public function __construct(
		private readonly SiteItems $items,
		private readonly PortableSettings $settings
	) {}

	public function definition(): Definition {
		return new Definition(
			name: 'list-kit-items',
			label: __( 'List what a kit can hold', 'brolga' ),
			description: __( 'Lists the pages, patterns, forms, popups, templates and menus of this site that a kit can take to another site.', 'brolga' ),
			capability: Roles::MANAGE_SETTINGS,
			input: [],
			output: [
				'settings' => [
					'description' => __( 'Sections of the settings that come along.', 'brolga' ),
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
				],
				'items'    => [
					'type'  => 'array',
					'items' => [ 'type' => 'object' ],
				],
				'can_undo' => [ 'type' => 'boolean' ],
			],
			is_readonly: true
		);
	}

	/**
	 * @return array{
	 *     settings: list<string>,
	 *     items: list<array{key: string, kind: string, label: string, title: string, status: string}>,
	 *     can_undo: bool,
	 * }
	 */
	public function execute( array $input ): array {
		return [
			'settings' => $this->settings->titles(),
			'items'    => $this->items->all(),
			'can_undo' => Previous::is_there(),
		];
	}
}
