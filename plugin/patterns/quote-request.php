<?php
/**
 * What is to be done, where, by when and for how much.
 *
 * @see FORM-55
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Support\Html;
use Brolga\Forms\Views\FormMarkup;

// Made of escaped parts.
Html::put( FormMarkup::section(
	__( 'What would it cost?', 'brolga' ),
	__( 'Tell us what you have in mind. You get a figure, or the two questions we need answered first.', 'brolga' ),
	[
		'title'       => __( 'Quote request', 'brolga' ),
		'submitLabel' => __( 'Ask for a quote', 'brolga' ),
		'messages'    => [ 'success' => __( 'Thank you. We will work out a figure and write to you within the week.', 'brolga' ) ],
	],
	FormMarkup::name(),
	FormMarkup::email(),
	FormMarkup::phone( [ 'required' => false ] ),
	FormMarkup::field(
		'input',
		'town',
		__( 'Where is the job?', 'brolga' ),
		[
			'autocomplete' => 'address-level2',
			'width'        => 'half',
		]
	),
	FormMarkup::field(
		'checkbox',
		'work',
		__( 'What do you need?', 'brolga' ),
		FormMarkup::choices(
			[
				'design' => __( 'Design', 'brolga' ),
				'build'  => __( 'Building', 'brolga' ),
				'upkeep' => __( 'Maintenance', 'brolga' ),
			]
		)
	),
	FormMarkup::field(
		'number',
		'size',
		__( 'How big is it?', 'brolga' ),
		FormMarkup::when( [ 'work', 'is', 'build' ] ) + [
			'required' => false,
			'min'      => '1',
			'max'      => '100000',
			'help'     => __( 'In square meters. A rough guess is fine.', 'brolga' ),
			'width'    => 'half',
		]
	),
	FormMarkup::field(
		'select',
		'visits',
		__( 'How often should we come?', 'brolga' ),
		FormMarkup::when( [ 'work', 'is', 'upkeep' ] ) + FormMarkup::choices(
			[
				'weekly'  => __( 'Every week', 'brolga' ),
				'monthly' => __( 'Every month', 'brolga' ),
				'seasons' => __( 'Four times a year', 'brolga' ),
			]
		) + [ 'width' => 'half' ]
	),
	FormMarkup::field(
		'select',
		'budget',
		__( 'Budget', 'brolga' ),
		FormMarkup::choices(
			[
				'small'  => __( 'Up to $5,000', 'brolga' ),
				'middle' => __( '$5,000 to $20,000', 'brolga' ),
				'large'  => __( 'More than $20,000', 'brolga' ),
				'open'   => __( 'I do not know yet', 'brolga' ),
			]
		) + [
			'required' => false,
			'width'    => 'half',
		]
	),
	FormMarkup::field(
		'date',
		'start',
		__( 'When should it begin?', 'brolga' ),
		[
			'required' => false,
			'min'      => 'today',
			'width'    => 'half',
		]
	),
	FormMarkup::field(
		'text',
		'details',
		__( 'Tell us about the job', 'brolga' ),
		[ 'help' => __( 'Access, what is there now, anything that worries you.', 'brolga' ) ]
	),
	FormMarkup::field(
		'url',
		'images',
		__( 'A link to photos', 'brolga' ),
		[
			'required'    => false,
			'placeholder' => 'https://',
		]
	),
	FormMarkup::consent()
) );
